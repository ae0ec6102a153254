import type { Language } from '@airdex/shared-contracts/constants';
import type { LocalisedName, NamedReference, ReferenceTables } from '../reference-tables.ts';

/** Names by position, as positions are assigned when an index is built: in the order of the ids, from 1. */
type Names = readonly (LocalisedName | null)[];

/** The option lists that programmes refer to by id. */
export type OptionListName = Exclude<keyof ReferenceTables, 'formatTypes'>;

export type OptionNames = Readonly<Record<OptionListName, Names>>;

function namesOf(references: readonly NamedReference[]): Names {
  return [null, ...references.toSorted((a, b) => a.id - b.id).map(({ name }) => name)];
}

export function optionNames(tables: ReferenceTables): OptionNames {
  return {
    countries: namesOf(tables.countries),
    channels: namesOf(tables.channels),
    genres: namesOf(tables.genres),
    subGenres: namesOf(tables.subGenres),
    keywords: namesOf(tables.keywords),
    frequencies: namesOf(tables.frequencies),
  };
}

export function nameAt(names: Names, position: number, language: Language): string | null {
  return names[position]?.[language] ?? null;
}
