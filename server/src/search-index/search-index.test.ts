import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FACET_LISTS } from './facets/facet-lists.ts';
import { Oracle } from '../../testing/oracle/oracle.ts';
import {
  sampleCatalogue,
  sampleQueries,
  sourceOf,
  type SampleCatalogue,
} from '../../testing/oracle/sample-catalogue.ts';
import type { FacetName, SearchQuery } from './query.ts';
import type { ForQueryWorker } from './threads/query-messages.ts';
import { SearchIndex, type SearchIndexOptions } from './search-index.ts';

const open: SearchIndex[] = [];
async function openIndex(options: SearchIndexOptions = { workers: 2 }): Promise<SearchIndex> {
  const index = await SearchIndex.open(options);
  open.push(index);
  return index;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((index) => index.close()));
});

const oracleOf = ({ programmes, tables }: SampleCatalogue) => new Oracle(programmes, tables);

describe('SearchIndex', () => {
  test('[API-04] [API-05] [API-11] its threads agree with the oracle, with all queries at once', async () => {
    const catalogue = sampleCatalogue(1);
    const oracle = oracleOf(catalogue);
    const index = await openIndex();
    await index.load(sourceOf(catalogue, 'first'));
    const names = Object.keys(FACET_LISTS) as FacetName[];
    await Promise.all(
      sampleQueries(1, 40).map(async (query, i) => {
        expect(await index.facets(query)).toEqual(oracle.facets(query));
        const { ids, count } = await index.search(query);
        expect({ ids: Array.from(ids), count }).toEqual(oracle.search(query));
        const name = names[i % names.length] ?? 'genres';
        expect(await index.facet(name, query)).toEqual(oracle.facet(name, query));
        expect(await index.minMaxDates(query)).toEqual(oracle.minMaxDates(query));
        const selected = oracle.selected(query);
        expect(await index.count(query)).toBe(selected.length);
        expect(Array.from((await index.selectedIds(query, 50)).ids)).toEqual(selected.slice(0, 50));
        const some = catalogue.programmes.slice(i, i + 40).map(({ id }) => id);
        expect(some.filter((id) => index.contains(query.scope, id))).toEqual(
          some.filter((id) => oracle.contains(query, id)),
        );
        expect([...index.audienceVisible(query.scope, some)]).toEqual(oracle.audienceVisible(query, some));
      }),
    );
    expect({ version: index.version, size: index.size }).toEqual({
      version: 'first',
      size: catalogue.programmes.length,
    });
    expect(index.memoryBytes).toBeGreaterThan(catalogue.programmes.length * 50);
  });

  test('[API-04] it continues to serve while it loads, and every result comes from one catalogue', async () => {
    const [first, second] = [sampleCatalogue(2), sampleCatalogue(3)];
    const queries = sampleQueries(2, 4);
    const expected = [first, second].map((catalogue) => {
      const oracle = oracleOf(catalogue);
      return queries.map((query) => oracle.facets(query));
    });
    const index = await openIndex();
    await index.load(sourceOf(first, 'first'));

    let isLoading = true;
    let compared = 0;
    const askOn = async (query: SearchQuery, i: number) => {
      while (isLoading) {
        const result = await index.facets(query);
        expect([expected[0]?.[i], expected[1]?.[i]]).toContainEqual(result);
        compared += 1;
      }
    };
    const asking = queries.map(askOn);
    await index.load(sourceOf(second, 'second'));
    isLoading = false;
    await Promise.all(asking);

    expect(compared).toBeGreaterThan(queries.length);
    expect(index.version).toBe('second');
    const results = await Promise.all(queries.map((query) => index.facets(query)));
    expect(results).toEqual(expected[1]);
  });

  test('a failed load changes nothing', async () => {
    const catalogue = sampleCatalogue(4);
    const [query] = sampleQueries(4, 1);
    if (query === undefined) throw new Error('No sample.');
    const index = await openIndex();
    await index.load(sourceOf(catalogue, 'first'));
    const before = await index.facets(query);

    const source = sourceOf(catalogue, 'broken');
    const broken = { ...source, references: { ...source.references, channels: [] } };
    await expect(index.load(broken)).rejects.toThrow(/channel \d, which the references lack/);
    async function* failing() {
      yield* source.programmes;
      throw new Error('the database went away');
    }
    await expect(index.load({ ...source, programmes: failing() })).rejects.toThrow('the database went away');

    expect(index.version).toBe('first');
    expect(await index.facets(query)).toEqual(before);
  });

  test('a query without the data that its filter needs rejects and affects no other', async () => {
    const index = await openIndex();
    await index.load(sourceOf(sampleCatalogue(5), 'first'));
    const [query] = sampleQueries(5, 1);
    if (query === undefined) throw new Error('No sample.');
    const { playlistProgrammeIds: _, ...without } = query;
    const asked = { ...without, filter: { ...query.filter, selectedPlaylists: [1] } };
    await expect(index.search(asked)).rejects.toThrow('playlistProgrammeIds');
    await expect(index.search({ ...query, ignoreCount: false })).resolves.toHaveProperty('count');
  });

  test('a search that its only caller cancels while it waits is not computed', async () => {
    const index = await openIndex({ workers: 1 });
    await index.load(sourceOf(sampleCatalogue(5), 'first'));
    const [query] = sampleQueries(5, 1);
    if (query === undefined) throw new Error('No sample.');
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const superseded = new AbortController();
    const pages = [10, 11, 12, 13].map((page) => index.search({ ...query, page }));
    const cancelled = index.search({ ...query, page: 14 }, superseded.signal);
    superseded.abort(new Error('superseded'));
    await expect(cancelled).rejects.toThrow('superseded');
    await Promise.all(pages);
    await expect(index.search(query, superseded.signal)).rejects.toThrow('superseded');
    const asked = posted.mock.calls.map(([message]) => message as ForQueryWorker);
    posted.mockRestore();
    expect(asked).toMatchObject(
      [10, 11, 12, 13].map((page) => ({ kind: 'ask', query: { query: { page } } })),
    );
  });

  test('it throws while nothing is loaded, instead of returning nothing', async () => {
    const index = await openIndex();
    const [query] = sampleQueries(6, 1);
    if (query === undefined) throw new Error('No sample.');
    await expect(index.search(query)).rejects.toThrow('has not been loaded');
    await expect(index.facet('genres', query)).rejects.toThrow('has not been loaded');
    expect(() => index.contains(query.scope, 1)).toThrow('has not been loaded');
  });

  test('a load that is cancelled changes nothing, and a later one succeeds', async () => {
    const catalogue = sampleCatalogue(9);
    const index = await openIndex();
    await index.load(sourceOf(catalogue, 'first'));
    const source = sourceOf(catalogue, 'second');
    const cancelling = new AbortController();
    async function* cancelled() {
      cancelling.abort(new Error('cancelled'));
      yield* source.programmes;
    }
    const loading = index.load({ ...source, programmes: cancelled() }, cancelling.signal);
    await expect(loading).rejects.toThrow();
    expect(index.version).toBe('first');
    expect(index.isAvailable).toBe(true);
    await index.load(sourceOf(catalogue, 'third'));
    expect(index.version).toBe('third');
  });

  test('it rejects pending queries when it is closed', async () => {
    const index = await openIndex();
    await index.load(sourceOf(sampleCatalogue(7), 'first'));
    const results = sampleQueries(7, 5).map((query) => index.facets(query));
    const loading = index.load(sourceOf(sampleCatalogue(8), 'second'));
    const settled = Promise.allSettled([...results, loading]);
    await index.close();
    expect((await settled).map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  });
});
