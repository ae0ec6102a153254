import { createContext, type ReactNode } from 'react';
import type { RowHeights } from './row-heights.ts';

export interface CardContextValue extends RowHeights {
  readonly render: (item: never, grip: ReactNode) => ReactNode;
  /** Rows can be moved now. */
  readonly isMovable: boolean;
  /** Whether the row with a key is in the window now. */
  readonly isInWindow: (key: string) => boolean;
  /** How many thumbnails of the row with a key are drawn. */
  readonly placesOf: (key: string) => number;
  /** Whether an item has a place in the user's order. */
  readonly isOrdered: (key: string) => boolean;
  readonly onRename: (folder: { readonly id: number; readonly name: string }) => void;
  readonly onDelete: (folder: { readonly id: number; readonly name: string }) => void;
}

/**
 * How to render the visible rows. A context, because the tree caches the elements of its rows, and functions as props
 * would make it build all of them again.
 */
export const CardContext = createContext<CardContextValue | null>(null);
