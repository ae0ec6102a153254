import type { Pattern } from './pattern.ts';
import { arches } from './arches.ts';
import { beams } from './beams.ts';
import { blocks } from './blocks.ts';
import { bubbles } from './bubbles.ts';
import { chevrons } from './chevrons.ts';
import { confetti } from './confetti.ts';
import { contours } from './contours.ts';
import { cubes } from './cubes.ts';
import { dots } from './dots.ts';
import { facets } from './facets.ts';
import { loops } from './loops.ts';
import { orbit } from './orbit.ts';
import { peaks } from './peaks.ts';
import { petals } from './petals.ts';
import { rays } from './rays.ts';
import { ribbons } from './ribbons.ts';
import { rings } from './rings.ts';
import { scales } from './scales.ts';
import { signal } from './signal.ts';
import { skyline } from './skyline.ts';
import { spotlights } from './spotlights.ts';
import { sunset } from './sunset.ts';
import { tunnel } from './tunnel.ts';
import { waves } from './waves.ts';

export type { Pattern };

/** The looks of programmes depend on their order: add at the end only. */
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
  skyline,
  sunset,
  contours,
  arches,
  scales,
  chevrons,
  spotlights,
  confetti,
  petals,
  ribbons,
  tunnel,
  bubbles,
  cubes,
  loops,
];
