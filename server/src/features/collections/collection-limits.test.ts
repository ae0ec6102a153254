import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/test-database.ts';
import { SHARED_WITH_USER_MAX } from '../playlist/share-playlists.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { bestLongestTurn } from '../../../testing/longest-turn.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { COLLECTION_LIMITS } from './collection-limits.ts';

/** Creating all of these at once takes longer. */
const LONG_TURN_MS = 100;
/** As long as a description may be, and slow to sanitise. */
const DESCRIPTION = '<a href="http://x.y">z</a>'.repeat(190);

describe.each([testDatabase()])('limits per user on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  let limited: PlaylistCalls;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo, colleague, limited] = await PlaylistCalls.of(server, 'demo', 'colleague', 'limited');
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.kysely.deleteFrom('playlist').execute());

  const storePlaylists = (owner: PlaylistCalls, count: number, description = '') =>
    sql`
      insert into playlist (user_id, position, name, description)
      select ${owner.idUser}::int, i, 'stored ' || i, ${description}
      from generate_series(1, ${count}::int) as i`.execute(server.database.kysely);
  const tooMany = (max: number) => ({
    status: 409,
    json: { error: 'limit-exceeded', message: expect.stringMatching(String(max)) },
  });

  test('rejects one playlist too many, new or copied, until one is deleted', async () => {
    const { token } = demo;
    await storePlaylists(demo, COLLECTION_LIMITS.playlist);
    const params = { withShared: true, withCounts: false };
    const playlists = await responseOf(server, 'getPlaylists', { token, params });
    expect(playlists.map(({ name }) => name)).toEqual(
      Array.from({ length: COLLECTION_LIMITS.playlist }, (_, index) => `stored ${index + 1}`),
    );
    const id = playlists[0]?.id ?? 0;
    const add = (language: 'en' | 'ch') =>
      server.call('addPlaylist', { token, language, body: { name: 'x' } });
    expect(await add('en')).toMatchObject(tooMany(COLLECTION_LIMITS.playlist));
    expect(((await add('ch')).json as { message: string }).message).toMatch(/最多.*片单/);
    expect(await server.call('duplicatePlaylist', { token, params: { id } })).toMatchObject(
      tooMany(COLLECTION_LIMITS.playlist),
    );
    expect(await colleague.add('mine')).toBeGreaterThan(0);
    await responseOf(server, 'deletePlaylist', { token, params: { id } });
    expect(await add('en')).toMatchObject({ status: 200 });
  });

  test.each([
    ['saved searches', 'saved_search_folder', 'addSearchFolder', 'getSortableSearches'],
    ['playlists', 'playlist_folder', 'addPlaylistFolder', 'getSortablePlaylists'],
  ] as const)('rejects one folder of %s too many', async (_, table, call, list) => {
    const { token } = demo;
    await sql`
      insert into ${sql.table(table)} (user_id, name)
      select ${demo.idUser}::int, 'stored' from generate_series(1, ${COLLECTION_LIMITS[table]}::int)`.execute(
      server.database.kysely,
    );
    expect(await server.call(call, { token, body: { name: 'x' } })).toMatchObject(
      tooMany(COLLECTION_LIMITS[table]),
    );
    const folders = (await responseOf(server, list, { token })).filter(({ isFolder }) => isFolder);
    expect(folders).toHaveLength(COLLECTION_LIMITS[table]);
  });

  test('rejects one shared playlist too many, and does not share it', async () => {
    await storePlaylists(colleague, SHARED_WITH_USER_MAX / 2);
    await storePlaylists(limited, SHARED_WITH_USER_MAX / 2);
    await sql`
      insert into playlist_share (playlist_id, user_id)
      select id, ${demo.idUser}::int from playlist`.execute(server.database.kysely);
    const id = await colleague.add('one more');
    const share = (language: 'en' | 'ch') =>
      server.call('linkMultipleSharedPlaylist', {
        token: colleague.token,
        language,
        params: { id },
        body: [demo.idUser],
      });
    expect(await share('en')).toMatchObject(tooMany(SHARED_WITH_USER_MAX));
    expect(((await share('ch')).json as { message: string }).message).toMatch(/分享 1000/);
    expect(await demo.unseen()).toBe(SHARED_WITH_USER_MAX);
  });

  test('builds a list of playlists with long descriptions without blocking', async () => {
    await storePlaylists(demo, 100, DESCRIPTION);
    const read = () =>
      server.app.inject({
        url: '/api/Playlist/GetPlaylists/true/true',
        headers: { authorization: `Bearer ${demo.token}` },
      });
    expect(await bestLongestTurn(read)).toBeLessThan(LONG_TURN_MS);
    const playlists = (await read()).json<{ description: string }[]>();
    expect(new Set(playlists.map(({ description }) => description.length)).size).toBe(1);
    expect(playlists).toHaveLength(100);
  });

  test('builds reports and questions with long texts without blocking', async () => {
    const { kysely } = server.database;
    const chapter = await kysely.selectFrom('faq_chapter').select('id').executeTakeFirstOrThrow();
    await sql`
      insert into report
        (start_month, title_en, title_zh, summary_en, summary_zh, html_summary_en, html_summary_zh)
      select '2020-01-01', 'x', 'x', 'x', 'x', ${DESCRIPTION}, ${DESCRIPTION}
      from generate_series(1, 60)`.execute(kysely);
    await sql`
      insert into faq (chapter_id, question_en, question_zh, content_en, content_zh)
      select ${chapter.id}::int, 'x', 'x', ${DESCRIPTION}, ${DESCRIPTION}
      from generate_series(1, 60)`.execute(kysely);
    for (const url of [
      '/api/Vip/GetReports/',
      '/api/Vip/HasReports/',
      '/api/Home/GetNotaInsights',
      '/api/Faqs/GetFaqsChapters/',
    ]) {
      const read = () => server.app.inject({ url, headers: { authorization: `Bearer ${demo.token}` } });
      expect((await read()).statusCode).toBe(200);
      const longest = await bestLongestTurn(read);
      expect([url, longest < LONG_TURN_MS ? 'short' : longest]).toEqual([url, 'short']);
    }
  });
});
