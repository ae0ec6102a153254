import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgrammeCard, ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { testDatabase } from '../../../testing/test-database.ts';
import { createBulkReads } from '../../catalogue/bulk-reads.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { countNew } from './count-new.ts';

/** Sixty days before the tests' day. */
const RECENT_FROM = '2026-09-21';

describe.each([testDatabase()])('new programmes in lists on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let byId: Map<number, StoredProgramme>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    byId = new Map((await storedProgrammes(server.database.kysely)).map((row) => [row.id, row]));
  });
  afterAll(() => server.close());

  const search = async (
    body: SearchRequestInput,
    language: 'en' | 'ch' = 'en',
  ): Promise<readonly ProgrammeLine[]> => {
    const { json } = await server.call('getAdvancedSearchPrograms', {
      token,
      language,
      body: { resultsPerPage: 1000, ...body },
    });
    return (json as SearchResult).programs;
  };
  const addedAt = async (moment: Date): Promise<void> => {
    await server.database.kysely.updateTable('programme').set({ created_at: moment }).execute();
  };

  test('only recent and future launches are new after an import', async () => {
    await addedAt(new Date());
    const lines = await search({});
    expect(lines.some(({ isNew }) => isNew)).toBe(true);
    for (const { isNew, idProgram } of lines)
      expect([idProgram, isNew]).toEqual([
        idProgram,
        (byId.get(idProgram)?.launch_date ?? '') >= RECENT_FROM,
      ]);
  });

  test('programmes added more than a week ago are not new, whatever their launch date', async () => {
    await addedAt(new Date(Date.now() - 8 * 86_400_000));
    expect((await search({})).filter(({ isNew }) => isNew)).toEqual([]);
  });

  test('everything added since the last view is new, even older launches', async () => {
    await addedAt(new Date('2026-11-01T12:00:00Z'));
    const news = async (lastCall: string): Promise<number> =>
      (await search({ lastCall })).filter(({ isNew }) => isNew).length;
    expect(await news('2026-11-01T11:59:59Z')).toBe(byId.size);
    expect(await news('2026-11-01T12:00:00Z')).toBe(0);
  });

  test('[SVS-01] counts what was added since the last view, beyond the page, only when asked to', async () => {
    await addedAt(new Date('2026-11-01T12:00:00Z'));
    const [first, second] = byId.keys();
    await server.database.kysely
      .updateTable('programme')
      .set({ created_at: new Date('2026-11-03T12:00:00Z') })
      .where('id', 'in', [first ?? 0, second ?? 0])
      .execute();
    const counted = async (body: SearchRequestInput): Promise<unknown> => {
      const { json } = await server.call('getAdvancedSearchPrograms', {
        token,
        body: { resultsPerPage: 1, ...body },
      });
      return (json as SearchResult).newCount;
    };
    expect(await counted({ countNew: true, lastCall: '2026-11-02T12:00:00Z' })).toBe(2);
    expect(await counted({ countNew: true, lastCall: '2026-10-31T12:00:00Z' })).toBe(byId.size);
    expect(await counted({ countNew: true, lastCall: '2026-11-04T12:00:00Z' })).toBe(0);
    expect(await counted({ countNew: true, lastCall: '2026-11-04T10:00:00+23:00' })).toBe(2);
    expect(await counted({ countNew: true, lastCall: '0000-01-01T00:00:00Z' })).toBe(byId.size);
    expect(await counted({ countNew: true, lastCall: '9999-12-31T23:59:59-12:00' })).toBe(0);
    expect(await counted({ countNew: true, lastCall: null })).toBeNull();
    expect(await counted({ lastCall: '2026-11-02T12:00:00Z' })).toBeUndefined();
  });

  test('[SVS-01] counts what was added since the last view in batches', async () => {
    await addedAt(new Date('2026-11-01T12:00:00Z'));
    const { index, database } = server;
    const services = { kysely: database.kysely, index, bulkReads: createBulkReads() };
    const everything = { channelIds: null, subGenreIds: null, from: null, to: null };
    const scope = { key: 'all', grants: [{ ...everything, includesAudienceResults: true }] };
    const query = { filter: DEFAULT_SEARCH_FILTER, scope, language: 'en' } as const;
    const count = (signal?: AbortSignal) =>
      countNew(services, query, '2026-10-31T12:00:00Z', {
        atOnce: Math.ceil(byId.size / 3),
        ...(signal && { signal }),
      });
    expect(await count()).toBe(byId.size);
    await expect(count(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('the key of a genre is the same in every language, in lists and on cards', async () => {
    const genres = await server.database.kysely.selectFrom('genre').select(['id', 'source_key']).execute();
    const keys = new Map(genres.map(({ id, source_key }) => [id, source_key]));
    const chinese = await search({}, 'ch');
    expect(chinese.some(({ genreKey }) => genreKey === null)).toBe(true);
    for (const { idProgram, genreKey } of [...chinese, ...(await search({}))])
      expect(genreKey).toBe(keys.get(byId.get(idProgram)?.genre_id ?? 0) ?? null);
    const known = chinese.find(({ genreKey }) => genreKey !== null);
    for (const language of ['en', 'ch'] as const) {
      const params = { id: known?.idProgram ?? 0, forExport: false };
      const { json } = await server.call('getCard', { token, language, params });
      expect((json as ProgrammeCard).genreKey).toBe(known?.genreKey);
    }
  });
});
