import { describe, expect, test } from 'vitest';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import type { IndexQuery } from '../engine/index-query.ts';

const run = promisify(execFile);
const here = (file: string) => new URL(file, import.meta.url).href;

/** A program that serves the sample with this many threads of its own, `threads`. */
const servingThreads = (count: number) => `
  const { QueryThreads } = await import('${here('./query-threads.ts')}');
  const { CatalogueBuild } = await import('${here('../build/catalogue-build.ts')}');
  const { programmes, tables } = sampleCatalogue(1);
  const dataOf = (some) => {
    const build = new CatalogueBuild(tables);
    build.add(some);
    return build.finish(${count});
  };
  const data = dataOf(programmes);
  const threads = new QueryThreads(${count}, 1_000_000);
  const untilAvailable = async (some = threads) => {
    while (!some.isAvailable) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await threads.prepare(data);
  threads.switch(data);`;

const COUNT_EVERYTHING: IndexQuery = {
  what: 'selectedIds',
  query: {
    filter: DEFAULT_SEARCH_FILTER,
    scope: {
      key: 'everything',
      grants: [{ channelIds: null, subGenreIds: null, from: null, to: null, includesAudienceResults: false }],
    },
    language: 'en',
    selection: { isAllSelected: true, selectMode: 'Exclude', selectedIds: [] },
    orderBy: [],
  },
  limit: 0,
};

/** Runs a program with its own index in a separate process, which must end on its own. */
async function runAlone(program: string): Promise<unknown> {
  const script = `
    const workers = [];
    process.on('worker', (worker) => workers.push(worker));
    const { SearchIndex } = await import('${here('../index.ts')}');
    const { sampleCatalogue, sampleQueries, sourceOf } = await import('${here('../../../testing/oracle/sample-catalogue.ts')}');
    const index = await SearchIndex.open({ workers: 2 });
    await index.load(sourceOf(sampleCatalogue(1), 'first'));
    const queries = sampleQueries(1, 6);
    ${program}`;
  const { stdout } = await run(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    timeout: 25_000,
  });
  return JSON.parse(stdout);
}

describe('threads of the search index', () => {
  test('leave nothing behind after closing that keeps the process alive', async () => {
    const result = await runAlone(`
      await Promise.all(queries.map((query) => index.search(query)));
      await index.close();
      console.log(JSON.stringify(process.getActiveResourcesInfo().filter((name) => name.includes('Message'))));
    `);
    expect(result).toEqual([]);
  });

  test('fail pending queries when they die, and are replaced', async () => {
    const result = await runAlone(`
      const before = await Promise.all(queries.map((query) => index.search(query)));
      const [victim] = workers;
      const ended = victim.terminate();
      // The killed thread still gets some of them, because its death is detected only later.
      const asked = Array.from({ length: 40 }, (_, i) => index.search({ ...queries[0], page: 10 + i }));
      const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
      await ended;
      const after = await Promise.all(queries.map((query) => index.search(query)));
      // Two simultaneous queries must find two threads again.
      while (workers.length < 4) await new Promise((resolve) => process.once('worker', resolve));
      const later = await Promise.all(queries.map((query) => index.search(query)));
      await index.close();
      const text = (pages) => JSON.stringify(pages.map(({ ids, count }) => [...ids, count]));
      console.log(JSON.stringify({
        someFailed: outcomes.includes('rejected'),
        same: text(after) === text(before) && text(later) === text(before),
      }));
    `);
    expect(result).toEqual({ someFailed: true, same: true });
  });

  test('are replaced even if the first replacement dies as well', async () => {
    const result = await runAlone(`
      ${servingThreads(1)}
      process.once('worker', (replacement) => void replacement.terminate());
      await workers.at(-1).terminate();
      const wasAvailable = threads.isAvailable;
      await untilAvailable();
      const { count } = await threads.ask({ what: 'search', query: queries[0] });
      await threads.close();
      await index.close();
      console.log(JSON.stringify({ wasAvailable, isCounted: count >= 0 }));
    `);
    expect(result).toEqual({ wasAvailable: false, isCounted: true });
  });

  test.each([
    ['before its replacement serves', ''],
    ['after its replacement has begun to serve the previous data', 'await untilAvailable();'],
  ])('serve new data if one that had prepared it died, %s', async (_, wait) => {
    const result = await runAlone(`
      ${servingThreads(1)}
      const next = dataOf(programmes.slice(0, 5));
      await threads.prepare(next);
      await workers.at(-1).terminate();
      ${wait}
      threads.switch(next);
      await untilAvailable();
      const { count } = await threads.ask(${JSON.stringify(COUNT_EVERYTHING)});
      await threads.close();
      await index.close();
      console.log(JSON.stringify(count));
    `);
    expect(result).toBe(5);
  });

  test('serve the first data even if one that had prepared it died', async () => {
    const result = await runAlone(`
      ${servingThreads(1)}
      const others = new QueryThreads(1, 1_000_000);
      await others.prepare(data);
      await workers.at(-1).terminate();
      others.switch(data);
      await untilAvailable(others);
      await Promise.all([others.close(), threads.close(), index.close()]);
      console.log(true);
    `);
    expect(result).toBe(true);
  });

  test('take no queries before they have data', async () => {
    const result = await runAlone(`
      ${servingThreads(2)}
      await workers.at(-1).terminate();
      // Starts another thread to replace the dead one.
      const prepared = threads.prepare(data);
      const asked = Array.from({ length: 8 }, () => threads.ask({ what: 'search', query: queries[0] }));
      const outcomes = new Set((await Promise.allSettled(asked)).map(({ status }) => status));
      await prepared;
      await threads.close();
      await index.close();
      console.log(JSON.stringify([...outcomes]));
    `);
    expect(result).toEqual(['fulfilled']);
  });
});
