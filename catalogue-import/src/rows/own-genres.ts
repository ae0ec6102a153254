import { GENRES } from '@airdex/catalogue-data/reference';
import { foldedName } from '../values/folded-name.ts';

/** For comparison: a key keeps its punctuation, because "soap/telenovela" is not "Soap & Telenovela". */
function folded(term: string): string {
  return term.includes('/') ? term.trim().toLowerCase() : foldedName(term);
}

const GENRE_NAMES: ReadonlyMap<string, string> = new Map(
  GENRES.flatMap(({ key, en, zh }) => [key, en, zh].map((name) => [folded(name), key] as const)),
);

/** Earlier names of subgenres, which files may still contain. */
const FORMER_NAMES = [
  ['民乐', 'music/folk'],
  ['年代长剧', 'soap/period-telenovela'],
  ['青春长剧', 'soap/youth-soap'],
] as const;

const SUBGENRE_NAMES: ReadonlyMap<string, string> = new Map([
  ...FORMER_NAMES,
  ...GENRES.flatMap(({ entries }) => entries).flatMap(({ key, en, zh }) =>
    [key, en, zh].map((name) => [folded(name), key] as const),
  ),
]);

/** The second part of a subgenre's key is a name only beside its genre: "travel" alone means several things. */
const SUBGENRES_OF_GENRE: ReadonlyMap<string, string> = new Map(
  GENRES.flatMap(({ key: genre, entries }) =>
    entries.map(({ key }) => [`${genre}/${folded(key.slice(genre.length + 1))}`, key] as const),
  ),
);

/** Whether a term is the name or key of a genre of the catalogue. */
export function isOwnGenre(term: string): boolean {
  return GENRE_NAMES.has(folded(term));
}

/**
 * The key of the subgenre that terms name in the catalogue's own words: its name in either language or its key, alone
 * or beside the name or key of its genre. Null if there is any other term.
 */
export function ownSubgenreOf(terms: readonly string[]): string | null {
  const all = terms.map(folded);
  const [genre, ...otherGenres] = new Set(all.flatMap((term) => GENRE_NAMES.get(term) ?? []));
  if (otherGenres.length > 0) return null;
  const named = all
    .filter((term) => !GENRE_NAMES.has(term))
    .map((term) => SUBGENRE_NAMES.get(term) ?? SUBGENRES_OF_GENRE.get(`${genre ?? ''}/${term}`) ?? null);
  const [subgenre, ...others] = new Set(named);
  if (!subgenre || others.length > 0) return null;
  return genre === undefined || subgenre.startsWith(`${genre}/`) ? subgenre : null;
}
