import { createContext, use } from 'react';
import type { PartId, WidgetId } from './contents.ts';

/** Brief instructions for a widget. */
export interface Usage {
  readonly name: string;
  /** When to use it, and when another one. */
  readonly use: string;
  /** Keyboard support beyond Tab and Enter. */
  readonly keys?: string;
}

/** Texts of the guidelines around the widgets. */
export interface Guide {
  readonly contents: string;
  readonly keyboard: string;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly widgets: Readonly<Record<WidgetId, Usage>>;
}

export const GuideContext = createContext<Guide | null>(null);

/** @throws Error outside the guidelines. */
export function useGuide(): Guide {
  const guide = use(GuideContext);
  if (guide === null) throw new Error('Parts of the guidelines are shown by <Gallery> alone');
  return guide;
}
