import type { Palette } from '../palettes.ts';
import type { PosterNode } from '../poster-node.ts';

/** What is drawn over the pattern: a ground on which the title is readable, and the title. */
export interface TitleDrawing {
  readonly nodes: readonly PosterNode[];
  /** Whether all of the title is in it. */
  readonly isWhole: boolean;
}

/**
 * Places a title on a poster.
 *
 * @param id unique in the document, for a gradient
 */
export type Layout = (title: string, palette: Palette, id: string) => TitleDrawing;
