import type { Palette } from '../palettes.ts';
import type { PosterNode } from '../poster-node.ts';
import type { SeededRandom } from '../seeded-random.ts';

/**
 * Draws the background of a poster on a canvas of 320 × 180; the genre chooses the pattern, the title varies
 * it.
 */
export type Pattern = (palette: Palette, random: SeededRandom) => PosterNode[];

export const canvas = { width: 320, height: 180 } as const;
