import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { TEST_PROGRAMMES } from '../../testing/test-catalogue.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { watchCatalogue, type CatalogueWatch } from './catalogue-watch.ts';

const SWAPS = 20;
const CLIENTS = 6;
const PAGE = 50;

describe.each(testDatabases())('searching while the catalogue changes, $name', (kind) => {
  let server: TestServer;
  let token: string;
  let watch: CatalogueWatch;
  /**
   * In version v every programme has the frequency at v % 2, and there are v more programmes than initially.
   */
  let frequencies: number[];
  const failures: unknown[] = [];
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    const rows = await server.database.kysely.selectFrom('frequency').select('id').limit(2).execute();
    frequencies = rows.map(({ id }) => id);
    await change(0);
    const log = { error: (failure: unknown) => void failures.push(failure) };
    // PostgreSQL notifies; only the embedded database, which no other program writes, is polled.
    watch = watchCatalogue(
      server.database,
      server.index,
      log as never,
      kind.name === 'pglite' ? 10 : 3_600_000,
    );
    await served(0);
  });
  afterAll(async () => {
    await watch.stop();
    await server.close();
  });

  const versionOf = (step: number): number => 1000 + step;

  /** Creates version `step` in one transaction, as an import does. */
  async function change(step: number): Promise<void> {
    await server.database.kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('programme')
        .set({ frequency_id: frequencies[step % 2] ?? null })
        .execute();
      if (step > 0) {
        const channel = await transaction.selectFrom('channel').select('id').executeTakeFirstOrThrow();
        await transaction
          .insertInto('programme')
          .values({ source_key: `added:${step}`, channel_id: channel.id, local_title: `Added ${step}` })
          .execute();
        await transaction
          .updateTable('programme')
          .set({ frequency_id: frequencies[step % 2] ?? null })
          .where('source_key', '=', `added:${step}`)
          .execute();
      }
      await transaction
        .updateTable('catalogue_state')
        .set({ version: versionOf(step) })
        .execute();
    });
  }

  async function served(step: number): Promise<void> {
    while (!server.index.version?.startsWith(`${versionOf(step)}@`))
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  test('no call fails and no response mixes two states', async () => {
    let isOver = false;
    const counts = new Set<number>();
    const client = async (): Promise<void> => {
      while (!isOver) {
        const search = await server.call('getAdvancedSearchPrograms', {
          token,
          body: { page: 1, resultsPerPage: PAGE, ignoreCount: false },
        });
        expect(search.status).toBe(200);
        const { count, programs } = search.json as { count: number; programs: unknown[] };
        expect(programs).toHaveLength(PAGE);
        counts.add(count);

        const facet = await server.call('getFrequencies', { token, body: {} });
        expect(facet.status).toBe(200);
        const options = facet.json as { id: number; count: number }[];
        expect(options.slice(1)).toMatchObject([{ id: -1, count: 0 }]);
        const step = (options[0]?.count ?? -1) - TEST_PROGRAMMES;
        expect(step).toBeGreaterThanOrEqual(0);
        expect(options[0]?.id).toBe(frequencies[step % 2]);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    // A failing client ends the test immediately.
    const swap = async (): Promise<void> => {
      for (let step = 1; step <= SWAPS; step++) {
        await change(step);
        await served(step);
      }
    };
    await Promise.race([swap(), clients]);
    isOver = true;
    await clients;
    expect(failures).toEqual([]);
    expect(counts.size).toBeGreaterThan(SWAPS / 2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(TEST_PROGRAMMES + SWAPS);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(TEST_PROGRAMMES);
  }, 120_000);
});
