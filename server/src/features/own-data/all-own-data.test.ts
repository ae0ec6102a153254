import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Items = readonly Readonly<Record<string, unknown>>[];

/** The part of the file with the rows of each table; null for those that docs/accounts.md excepts. */
const PARTS: Readonly<Record<string, string | null>> = {
  session: 'sessions',
  sign_in_address: 'signInAddresses',
  password_recovery: null,
  saved_search_folder: 'searchFolders',
  playlist_folder: 'playlistFolders',
  saved_search: 'savedSearches',
  playlist: 'playlists',
  playlist_share: 'sharedPlaylists',
  playlist_write: null,
  deleted_item: null,
  video_tag: 'videoViews',
  daily_update: 'dailyUpdate',
  daily_letter: 'letters',
};

describe.each([testDatabase()])("a user's own data on $name", (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const userId = async (username: string): Promise<number> => {
    const { kysely } = server.database;
    const user = kysely.selectFrom('app_user').select('id').where('username', '=', username);
    return (await user.executeTakeFirstOrThrow()).id;
  };
  const ownData = async (): Promise<Record<string, unknown>> =>
    JSON.parse((await fileOfCall(server, 'getMyData', { token })).body) as Record<string, unknown>;
  const itemsOf = async (part: string): Promise<Items> => (await ownData())[part] as Items;

  test('has a part for every table with rows of users, except for those that are documented', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`.execute(server.database.kysely);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(PARTS).sort());
    const parts = Object.values(PARTS).filter((part) => part !== null);
    expect(Object.keys(await ownData()).sort()).toEqual(['account', ...parts].sort());
  });

  test('names the folder of each search and playlist', async () => {
    const body = { name: 'In a folder' };
    const { id: idSearchFolder } = await responseOf(server, 'addSearchFolder', { token, body });
    const { id: idPlaylistFolder } = await responseOf(server, 'addPlaylistFolder', { token, body });
    const search = { searchName: body.name, description: '', filter: {} };
    const { id: idSearch } = await responseOf(server, 'createSearch', { token, body: search });
    const { id: idPlaylist } = await responseOf(server, 'addPlaylist', { token, body });
    const { kysely } = server.database;
    await kysely
      .updateTable('saved_search')
      .set({ folder_id: idSearchFolder })
      .where('id', '=', idSearch)
      .execute();
    await kysely
      .updateTable('playlist')
      .set({ folder_id: idPlaylistFolder })
      .where('id', '=', idPlaylist)
      .execute();
    expect(await itemsOf('searchFolders')).toContainEqual({ id: idSearchFolder, name: body.name });
    expect(await itemsOf('savedSearches')).toContainEqual(
      expect.objectContaining({ id: idSearch, idFolder: idSearchFolder }),
    );
    expect(await itemsOf('playlists')).toContainEqual(
      expect.objectContaining({ id: idPlaylist, idFolder: idPlaylistFolder }),
    );
  });

  test('names the playlists that others share with the user, without their contents', async () => {
    const colleague = await server.signIn('colleague');
    const name = 'Of a colleague';
    const { id } = await responseOf(server, 'addPlaylist', { token: colleague, body: { name } });
    const body = [await userId('demo')];
    await responseOf(server, 'linkMultipleSharedPlaylist', { token: colleague, params: { id }, body });
    const shared = await itemsOf('sharedPlaylists');
    expect(shared.find((playlist) => playlist['id'] === id)).toEqual({
      id,
      name,
      owner: 'colleague',
      sharedAt: expect.any(String),
      seenAt: null,
    });
  });

  test('has every kept letter with its language and what it contained', async () => {
    const programme = {
      id: 7,
      title: 'Title',
      concept: null,
      country: null,
      channel: 'Channel',
      date: null,
      datePrecision: 'day',
      genre: null,
      genreKey: null,
      isSample: false,
    };
    const content = {
      sinceDay: '2026-01-01',
      until: '2026-01-02T00:00:00.000Z',
      count: 1,
      searches: [{ id: 3, name: 'Dramas', count: 1, programmes: [programme] }],
      moreSearches: 0,
    };
    const days = Array.from({ length: 45 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const letter = {
      user_id: await userId('demo'),
      state: 'sent',
      language: 'ch',
      content: JSON.stringify({ ...content, scopeKey: 'internal' }),
    };
    const { kysely } = server.database;
    await kysely
      .insertInto('daily_letter')
      .values(days.map((day) => ({ ...letter, day })))
      .execute();
    await kysely.insertInto('daily_letter').values({ user_id: letter.user_id, day: '2025-12-31' }).execute();
    const letters = await itemsOf('letters');
    expect(letters.map(({ day }) => day)).toEqual([...days.toReversed(), '2025-12-31']);
    expect(letters[0]).toEqual({
      day: days.at(-1),
      state: 'sent',
      sentAt: null,
      language: 'ch',
      content: { ...content, searches: [{ ...content.searches[0], programmes: [7] }] },
    });
    expect(letters.at(-1)).toMatchObject({ state: 'waiting', language: null, content: null });
  });
});
