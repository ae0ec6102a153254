import type { QueryExecutorProvider } from 'kysely';
import { AUDIENCE_TARGETS } from './audience-targets.ts';
import { COUNTRY_CODES, countryName } from './countries.ts';
import { FREQUENCIES } from './frequencies.ts';
import { GENRES } from './genres.ts';
import { KEYWORDS } from './keywords.ts';
import { upsertNames, type NameRow } from './upsert-names.ts';
import type { NamedEntry, NamedGroup } from './named-entry.ts';

/** Ids of the reference rows by their source keys; countries by their code. */
export interface ReferenceIds {
  readonly countries: ReadonlyMap<string, number>;
  readonly genres: ReadonlyMap<string, number>;
  /** Keys are `genre/subgenre`. */
  readonly subgenres: ReadonlyMap<string, number>;
  /** Groups and their keywords; keys are `group` and `group/keyword`. */
  readonly keywords: ReadonlyMap<string, number>;
  readonly frequencies: ReadonlyMap<string, number>;
  readonly audienceTargets: ReadonlyMap<string, number>;
}

/**
 * Brings countries, genres, subgenres, keywords, frequencies and audience targets up to date by key: adds
 * missing rows, corrects names, and leaves rows alone that others added. Returns the ids of all rows of those
 * tables. Idempotent; runs in the caller's transaction if one is passed.
 */
export async function ensureReference(database: QueryExecutorProvider): Promise<ReferenceIds> {
  const countries = await upsertNames(database, 'country', COUNTRY_CODES.map(countryRow));
  const genres = await upsertNames(database, 'genre', GENRES.map(nameRow));
  const subgenres = await upsertNames(database, 'subgenre', childRows(GENRES, genres));
  const keywordGroups = await upsertNames(database, 'keyword', KEYWORDS.map(nameRow));
  const keywords = await upsertNames(database, 'keyword', childRows(KEYWORDS, keywordGroups));
  const frequencies = await upsertNames(database, 'frequency', FREQUENCIES.map(nameRow));
  const audienceTargets = await upsertNames(database, 'audience_target', AUDIENCE_TARGETS.map(nameRow));
  return { countries, genres, subgenres, keywords, frequencies, audienceTargets };
}

function countryRow(code: string): NameRow {
  const { nameEn, nameZh } = countryName(code);
  return { key: code, en: nameEn, zh: nameZh };
}

function nameRow({ key, en, zh }: NamedEntry): NameRow {
  return { key, en, zh };
}

function childRows(groups: readonly NamedGroup[], ids: ReadonlyMap<string, number>): readonly NameRow[] {
  return groups.flatMap(({ key, entries }) => {
    const parent = ids.get(key);
    if (parent === undefined) throw new Error(`Group "${key}" was not stored`);
    return entries.map((entry) => ({ ...nameRow(entry), parent }));
  });
}
