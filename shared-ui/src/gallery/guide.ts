import { createContext, use } from 'react';
import type { PartId, WidgetId } from './contents.ts';

/** How a widget is used, in a few words. */
export interface Usage {
  readonly name: string;
  /** When to take it, and when another one. */
  readonly use: string;
  /** What keys do, where that is more than Tab and Enter. */
  readonly keys?: string;
}

/** What the guidelines say around the widgets. */
export interface Guide {
  readonly contents: string;
  readonly keyboard: string;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly widgets: Readonly<Record<WidgetId, Usage>>;
}

export const GuideContext = createContext<Guide | null>(null);

/** @throws Error outside of the guidelines. */
export function useGuide(): Guide {
  const guide = use(GuideContext);
  if (guide === null) throw new Error('Parts of the guidelines are shown by <Gallery> alone');
  return guide;
}
