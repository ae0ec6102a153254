import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedSearch, SearchResult } from '@airdex/shared-contracts/api';
import { savedSearchFilter, type SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('viewing a saved search on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: Map<number, StoredProgramme>;
  let saved: SavedSearch;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    // Whatever the date, some programmes are recent by the actual clock.
    await server.database.kysely
      .updateTable('programme')
      .set({ created_at: new Date() })
      .where(sql<boolean>`id % 4 = 0`)
      .execute();
    all = new Map((await storedProgrammes(server.database.kysely)).map((row) => [row.id, row]));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const body = { searchName: 'with a video', filter: { isVideoPresent: true } };
    saved = await responseOf(server, 'createSearch', { token, body });
  });

  const run = (body: SearchRequestInput, as = token): Promise<SearchResult> =>
    responseOf(server, 'getAdvancedSearchPrograms', { token: as, body });
  const stored = async (): Promise<SavedSearch> => {
    const searches: SavedSearch[] = await responseOf(server, 'getSavedSearches', { token });
    const found = searches.find(({ id }) => id === saved.id);
    if (!found) throw new Error('The saved search is gone');
    return found;
  };
  const setLastCall = (moment: string) =>
    server.database.kysely
      .updateTable('saved_search')
      .set({ last_call: moment })
      .where('id', '=', saved.id)
      .execute();

  test('shows exactly what was added after the given last call as new', async () => {
    const moments = [...all.values()].map(({ created_at }) => created_at).sort();
    const middle = moments[Math.floor(moments.length / 2)] ?? '';
    const { programs } = await run({ savedSearchId: saved.id, lastCall: middle, resultsPerPage: 1000 });
    expect(programs).toHaveLength(all.size);
    expect(
      programs
        .filter(({ isNew }) => isNew)
        .map(({ idProgram }) => idProgram)
        .sort((a, b) => a - b),
    ).toEqual([...all.values()].filter(({ created_at }) => created_at > middle).map(({ id }) => id));
    expect(programs.some(({ isNew }) => isNew) && programs.some(({ isNew }) => !isNew)).toBe(true);
  });

  test('uses the stored last call if none is given; a given one has priority', async () => {
    const moments = [...new Set([...all.values()].map(({ created_at }) => created_at))].sort();
    const middle = moments[Math.floor(moments.length / 2)] ?? '';
    const recent = moments.at(-2) ?? '';
    const news = async (body: SearchRequestInput, as = token): Promise<number[]> =>
      (await run({ resultsPerPage: 1000, ...body }, as)).programs
        .filter(({ isNew }) => isNew)
        .map(({ idProgram }) => idProgram)
        .sort((a, b) => a - b);
    const since = (moment: string): number[] =>
      [...all.values()].filter(({ created_at }) => created_at > moment).map(({ id }) => id);
    expect(since(recent)).not.toEqual([]);
    expect(since(recent).length).toBeLessThan(since(middle).length);
    const { id: savedSearchId } = saved;
    const neverLooked = await news({});
    for (const other of [[], since(middle), since(recent)]) expect(neverLooked).not.toEqual(other);
    expect(await news({ savedSearchId })).toEqual(neverLooked);
    await setLastCall(middle);
    expect(await news({ savedSearchId })).toEqual(since(middle));
    expect(await news({ savedSearchId, lastCall: recent })).toEqual(since(recent));
    expect(await news({ savedSearchId, lastCall: null })).toEqual(neverLooked);
    const colleague = await server.signIn('colleague');
    expect(await news({ savedSearchId }, colleague)).toEqual(await news({}, colleague));
    // The view itself returns what was added since the previous one; the next view finds nothing.
    expect(await news({ savedSearchId, refreshLastCall: true })).toEqual(since(middle));
    expect(await news({ savedSearchId })).toEqual([]);
  });

  test('does not count as a view if it fails', async () => {
    vi.spyOn(server.index, 'audienceVisible').mockImplementationOnce(() => {
      throw new Error('No rows');
    });
    const body = savedSearchFilter(saved);
    expect((await server.call('getAdvancedSearchPrograms', { token, body })).status).toBe(500);
    expect((await stored()).lastCall).toBeNull();
    await run(body);
    expect((await stored()).lastCall).not.toBeNull();
  });

  test('moves the stored last call forward, once, and nothing else', async () => {
    const before = new Date(Date.now() - 1).toISOString();
    await run(savedSearchFilter(saved));
    const looked = await stored();
    expect(looked).toEqual({ ...saved, lastCall: looked.lastCall });
    expect(looked.lastCall ?? '').toMatch(/^\d{4}-/);
    expect((looked.lastCall ?? '') > before).toBe(true);
    const again = { ...savedSearchFilter(looked), page: 2 };
    await run(again);
    await server.call('getGenres', { token, body: again });
    await server.call('getMinMaxDatesByPrograms', { token, body: again });
    expect((await stored()).lastCall).toBe(looked.lastCall);
    await setLastCall('2999-01-01T00:00:00.000Z');
    await run(savedSearchFilter(looked));
    expect((await stored()).lastCall).toBe('2999-01-01T00:00:00.000Z');
  });

  test('[SAV-05] does not count previews: neither their call, nor the advanced call with the saved filter', async () => {
    await setLastCall('2026-11-01T00:00:00.000Z');
    const { filter, lastCall } = await stored();
    const preview = await run({
      ...filter,
      page: 1,
      resultsPerPage: 7,
      searchFrom: 'SavedSearch',
      savedSearchId: saved.id,
      lastCall,
    });
    expect(preview.programs).toHaveLength(7);
    const params = { id: saved.id };
    const byCall = await responseOf(server, 'getSavedSearchPrograms', { token, params });
    expect(byCall).toEqual({ programs: preview.programs, count: preview.count });
    expect((await stored()).lastCall).toBe('2026-11-01T00:00:00.000Z');
  });

  test('ignores views of other users, and returns the results for a deleted search', async () => {
    const expected = await run(savedSearchFilter({ ...saved, id: 999_999 }));
    expect(expected.count).toBeGreaterThan(0);
    for (const other of ['limited', 'colleague'])
      await run(savedSearchFilter(saved), await server.signIn(other));
    expect((await stored()).lastCall).toBeNull();
    await responseOf(server, 'deleteSearch', { token, params: { id: saved.id } });
    expect(await run(savedSearchFilter(saved))).toEqual(expected);
  });

  test.each([
    ['an id larger than any', { savedSearchId: 2 ** 40, refreshLastCall: true }, 'savedSearchId'],
    ['a last call that is not a text', { lastCall: 5 }, 'lastCall'],
    ['a last call that is empty', { lastCall: '', countNew: true }, 'lastCall'],
    ['a last call that is no moment', { lastCall: 'nonsense', countNew: true }, 'lastCall'],
    ['a last call that PostgreSQL understands', { lastCall: 'tomorrow', countNew: true }, 'lastCall'],
    ['a last call that does not exist', { lastCall: '2026-13-45T00:00:00Z', countNew: true }, 'lastCall'],
  ])('rejects %s by field', async (_, body, field) => {
    const { status, json } = await server.call('getAdvancedSearchPrograms', { token, body: body as never });
    expect([status, json]).toMatchObject([400, { field }]);
  });
});
