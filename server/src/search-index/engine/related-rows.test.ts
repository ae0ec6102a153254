import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import fc from 'fast-check';
import type { IndexedProgramme } from '../indexed-programme.ts';
import { arbitraryProgrammes, arbitraryTables } from '../../../testing/oracle/arbitrary-catalogue.ts';
import { arbitraryQuery } from '../../../testing/oracle/arbitrary-query.ts';
import { buildEngine } from '../../../testing/oracle/build-engine.ts';
import { Oracle } from '../../../testing/oracle/oracle.ts';
import type { ReferenceTables } from '../reference-tables.ts';
import { LIKENESS } from './related-rows.ts';

const DAY_MS = 86_400_000;

/** The same score, computed independently over whole programmes. */
function likeness(one: IndexedProgramme, other: IndexedProgramme, { subGenres }: ReferenceTables): number {
  const genreOf = (id: number | null): number | null =>
    subGenres.find((subGenre) => subGenre.id === id)?.genreId ?? null;
  const shared = new Set(other.keywordIds.filter((keyword) => one.keywordIds.includes(keyword))).size;
  const isSameSubGenre = one.subGenreId !== null && one.subGenreId === other.subGenreId;
  const genre = genreOf(one.subGenreId);
  const isSameGenre = genre !== null && genre === genreOf(other.subGenreId);
  const content =
    Math.min(shared, 4) * LIKENESS.keyword +
    (isSameSubGenre ? LIKENESS.subGenre : isSameGenre ? LIKENESS.genre : 0);
  if (content === 0) return 0;
  const isSameType = one.formatType !== null && one.formatType === other.formatType;
  const days =
    one.launchDate === null || other.launchDate === null
      ? Infinity
      : Math.abs(Date.parse(one.launchDate) - Date.parse(other.launchDate)) / DAY_MS;
  return (
    content +
    (isSameType ? LIKENESS.formatType : 0) +
    Math.max(0, LIKENESS.nearness - Math.floor(days / LIKENESS.daysPerPoint))
  );
}

describe('similar programmes', () => {
  test('are those with the most in common, within the scope, in any catalogue', () => {
    fc.assert(
      fc.property(
        arbitraryTables,
        arbitraryProgrammes,
        arbitraryQuery,
        fc.nat(60),
        fc.array(fc.nat(60), { maxLength: 3 }),
        fc.integer({ min: 1, max: 12 }),
        (tables, programmes, { scope, language }, place, unwanted, limit) => {
          const one = programmes[place % Math.max(1, programmes.length)];
          if (one === undefined) return;
          const without = unwanted.flatMap((at) => programmes[at]?.id ?? []);
          const { engine } = buildEngine(programmes, tables);
          const query = { filter: DEFAULT_SEARCH_FILTER, scope, language };
          const { ids } = engine.run({ what: 'related', query, id: one.id, without, limit });

          const inDefaultOrder = new Oracle(programmes, tables).selected({
            ...query,
            selection: { isAllSelected: true, selectMode: 'Exclude', selectedIds: [] },
            orderBy: [],
          });
          const points = new Map(programmes.map((other) => [other.id, likeness(one, other, tables)]));
          const expected = inDefaultOrder
            .filter((id) => id !== one.id && !without.includes(id) && (points.get(id) ?? 0) > 0)
            .sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))
            .slice(0, limit);
          expect(Array.from(ids ?? [])).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('are none for a programme that the catalogue lacks', () => {
    const [tables] = fc.sample(arbitraryTables, { seed: 1, numRuns: 1 });
    const [programmes] = fc.sample(arbitraryProgrammes, { seed: 1, numRuns: 1 });
    const [asked] = fc.sample(arbitraryQuery, { seed: 1, numRuns: 1 });
    if (!tables || !programmes || !asked) throw new Error('No sample.');
    const { engine } = buildEngine(programmes, tables);
    const query = { ...asked, filter: DEFAULT_SEARCH_FILTER };
    const { ids } = engine.run({ what: 'related', query, id: 987_654, without: [], limit: 5 });
    expect(ids).toHaveLength(0);
  });
});
