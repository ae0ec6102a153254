import { layouts, type Layout } from './layouts/index.ts';
import { palettes, type Palette } from './palettes.ts';
import { patterns, type Pattern } from './patterns/index.ts';
import { hashText } from './seeded-random.ts';

export interface PosterSubject {
  title: string;
  /**
   * Chooses palettes and patterns. By the genre's key, not its name: a programme looks the same in every
   * language.
   */
  genre?: string | null | undefined;
}

/** A genre has this many patterns and palettes of its own; its titles share them. */
const PATTERNS_OF_GENRE = 8;
const PALETTES_OF_GENRE = 3;
/** Coprime to the number of patterns and of palettes, so that a genre's are all different. */
const STEP = 5;

const picked = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** What the posters of a genre have in common. */
export interface GenreLook {
  /** The most typical of its palettes. */
  palette: Palette;
  palettes: readonly Palette[];
  patterns: readonly Pattern[];
}

/**
 * The look of a genre: 3 of 12 palettes and 8 of 24 patterns, the most typical first. This salt gives each of
 * the common genres another pair in first place.
 */
export function genreLook(genre: string): GenreLook {
  const hash = hashText(`genre 33821 ${genre.trim().toLowerCase()}`);
  const take = <Item>(items: readonly Item[], first: number, count: number) =>
    Array.from({ length: count }, (_, index) => picked(items, first + STEP * index));
  return {
    palette: picked(palettes, hash),
    palettes: take(palettes, hash, PALETTES_OF_GENRE),
    patterns: take(patterns, Math.floor(hash / palettes.length), PATTERNS_OF_GENRE),
  };
}

/** What a programme's poster is composed of. The title chooses among the looks of its genre, and a layout. */
export function posterLook({ title, genre }: PosterSubject): {
  palette: Palette;
  pattern: Pattern;
  layout: Layout;
} {
  const own = genreLook(genre ?? '');
  const hash = hashText(`look ${title}`);
  return {
    palette: picked(own.palettes, hash),
    pattern: picked(own.patterns, hash >>> 4),
    layout: picked(layouts, hash >>> 10),
  };
}
