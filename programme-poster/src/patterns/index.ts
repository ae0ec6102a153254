import type { Pattern } from './pattern.ts';
import { beams } from './beams.ts';
import { blocks } from './blocks.ts';
import { dots } from './dots.ts';
import { facets } from './facets.ts';
import { orbit } from './orbit.ts';
import { peaks } from './peaks.ts';
import { rays } from './rays.ts';
import { rings } from './rings.ts';
import { signal } from './signal.ts';
import { waves } from './waves.ts';

export type { Pattern };

/** A genre's look depends on their order: add at the end only. */
export const patterns: readonly Pattern[] = [
  rings,
  beams,
  waves,
  blocks,
  dots,
  peaks,
  rays,
  signal,
  orbit,
  facets,
];
