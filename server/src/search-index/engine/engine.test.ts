import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { FACET_LISTS } from '../facets/facet-lists.ts';
import { ServedIndex } from '../served-index.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import type { FacetName, SearchQuery } from '../query.ts';
import type { ReferenceTables } from '../reference-tables.ts';
import { arbitraryProgrammes, arbitraryTables } from '../../../testing/oracle/arbitrary-catalogue.ts';
import { arbitraryQuery } from '../../../testing/oracle/arbitrary-query.ts';
import { buildEngine } from '../../../testing/oracle/build-engine.ts';
import { Oracle } from '../../../testing/oracle/oracle.ts';
import { dayText } from '../data/day-number.ts';
import type { DayBounds } from './index-query.ts';

const FACETS = Object.keys(FACET_LISTS) as FacetName[];

async function* none(): AsyncGenerator<never> {}

function setUp(programmes: IndexedProgramme[], references: ReferenceTables) {
  const { data, engine } = buildEngine(programmes, references);
  const served = new ServedIndex({ version: '', references, programmes: none() }, data);
  return { engine, served, oracle: new Oracle(programmes, references) };
}

const dates = ({ min, max }: DayBounds = { min: null, max: null }) => ({
  min: min === null ? null : dayText(min),
  max: max === null ? null : dayText(max),
});

/** Runs `check` on random catalogues with several random queries each. */
function forEveryQuery(check: (given: ReturnType<typeof setUp>, query: SearchQuery) => void): void {
  fc.assert(
    fc.property(
      arbitraryTables,
      arbitraryProgrammes,
      fc.array(arbitraryQuery, { minLength: 12, maxLength: 12 }),
      (tables, programmes, queries) => {
        const given = setUp(programmes, tables);
        for (const query of queries) check(given, query);
      },
    ),
    { numRuns: 100 },
  );
}

describe('Engine, compared with the oracle on random catalogues and queries', () => {
  test('[API-04] [ADV-12] [SRT-02] returns the same page of ids in the same order, and the same count', () => {
    forEveryQuery(({ engine, oracle }, query) => {
      const { ids, count } = engine.run({ what: 'search', query });
      expect({ ids: Array.from(ids ?? []), count }).toEqual(oracle.search(query));
    });
  });

  test('[API-04] returns the same selected ids up to a limit', () => {
    forEveryQuery(({ engine, oracle }, query) => {
      const { ids, count } = engine.run({ what: 'selectedIds', query, limit: 9 });
      const expected = oracle.selected(query);
      expect({ ids: Array.from(ids ?? []), count }).toEqual({
        ids: expected.slice(0, 9),
        count: expected.length,
      });
    });
  });

  test('[API-05] returns the same options and counts for a filter as it is sent', () => {
    forEveryQuery(({ engine, served, oracle }, query) => {
      for (const facet of FACETS) {
        const result = engine.run({ what: 'facet', facet, query });
        expect(served.facet(facet, result.facets, query.language)).toEqual(oracle.facet(facet, query));
      }
      const { days } = engine.run({ what: 'minMaxDates', query });
      expect(dates(days)).toEqual(oracle.minMaxDates(query));
    });
  });

  test("[API-05] returns all facets of one selection with each facet's own selection cleared", () => {
    forEveryQuery(({ engine, served, oracle }, query) => {
      const result = engine.run({ what: 'facets', query });
      const facets = FACETS.map((name) => [name, served.facet(name, result.facets, query.language)]);
      expect({
        facets: Object.fromEntries(facets),
        minMaxDates: dates(result.days),
      }).toEqual(oracle.facets(query));
    });
  });

  test('[API-11] agrees about the programmes and audience results in a scope', () => {
    forEveryQuery(({ served, oracle }, query) => {
      const ids = [...oracle.programmes.map(({ id }) => id), 5000];
      expect(ids.filter((id) => served.visibility.contains(query.scope, id))).toEqual(
        ids.filter((id) => oracle.contains(query, id)),
      );
      expect([...served.visibility.audienceVisible(query.scope, ids)]).toEqual(
        oracle.audienceVisible(query, ids),
      );
    });
  });
});
