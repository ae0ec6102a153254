import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes } from '../../../testing/expected-programmes.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

interface MyData {
  readonly account: Readonly<Record<string, unknown>>;
  readonly sessions: readonly unknown[];
  readonly dailyUpdate: unknown;
  readonly savedSearches: readonly { readonly searchName: string }[];
  readonly playlists: readonly {
    readonly name: string;
    readonly programmes: readonly number[];
    readonly sharedWith: readonly string[];
  }[];
}

describe.each([testDatabase()])("a user's own data on $name", (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
  });
  afterAll(() => server.close());

  const dataOf = async (token: string) => {
    const response = await fileOfCall(server, 'getMyData', { token });
    expect(response.statusCode).toBe(200);
    expect(response.headers['filename']).toBe('Airdex-My-Data.json');
    return { text: response.body, data: JSON.parse(response.body) as MyData };
  };

  test('lists the one session of the caller', async () => {
    const sessions = await responseOf(server, 'getSessions', { token: demo });
    expect(sessions).toEqual([
      {
        isCurrent: true,
        staysSignedIn: false,
        signedInAt: expect.any(String),
        usedAt: expect.any(String),
      },
    ]);
    expect(Date.now() - Date.parse(sessions[0]?.signedInAt ?? '')).toBeLessThan(600_000);
  });

  test('leaves out sessions that have expired', async () => {
    const { kysely } = server.database;
    const { id } = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('session')
      .values({
        user_id: id,
        token_hash: 'hash-of-an-old-token',
        stay_signed_in: true,
        expires_at: '2020-01-01T00:00:00Z',
      })
      .execute();
    expect(await responseOf(server, 'getSessions', { token: demo })).toHaveLength(1);
  });

  test('is a JSON file with account, searches and playlists', async () => {
    const [programme] = await storedProgrammes(server.database.kysely);
    const ids = [programme?.id ?? 0];
    const { id } = await responseOf(server, 'addPlaylist', {
      token: demo,
      body: { name: 'Mine "quoted" 中文' },
    });
    await responseOf(server, 'addProgramsToPlaylist', {
      token: demo,
      body: { idPlaylists: [id], filter: { selectMode: 'Include', selectedIds: ids }, mode: 'Add' },
    });
    const colleague = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'colleague')
      .executeTakeFirstOrThrow();
    await responseOf(server, 'linkMultipleSharedPlaylist', {
      token: demo,
      params: { id },
      body: [colleague.id],
    });
    await responseOf(server, 'createSearch', {
      token: demo,
      body: { searchName: 'Found by demo alone', description: '', filter: {} },
    });
    const { data } = await dataOf(demo);
    expect(data.account).toMatchObject({ username: 'demo', hasNotaSelection: true });
    expect(data.sessions).toHaveLength(1);
    expect(data.savedSearches.map(({ searchName }) => searchName)).toContain('Found by demo alone');
    expect(data.playlists.find(({ name }) => name === 'Mine "quoted" 中文')).toMatchObject({
      programmes: ids,
      sharedWith: ['colleague'],
    });
  });

  test('has the confirmed address of the daily letter beside one that waits, and its language', async () => {
    const { kysely } = server.database;
    await kysely.deleteFrom('daily_update').execute();
    expect((await dataOf(demo)).data.dailyUpdate).toBeNull();
    const { id: user_id } = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const addresses = { email: 'old@example.com', pending_email: 'new@example.com' };
    await kysely
      .insertInto('daily_update')
      .values({ user_id, is_active: true, ...addresses, language: 'ch', link_hash: 'hash-of-a-link' })
      .execute();
    const { data, text } = await dataOf(demo);
    expect(data.dailyUpdate).toEqual({
      isActive: true,
      email: 'old@example.com',
      pendingEmail: 'new@example.com',
      linkExpiresAt: null,
      language: 'ch',
      activatedAt: null,
      coveredUntil: null,
      updatedAt: expect.any(String),
    });
    expect(text).not.toContain('hash-of-a-link');
  });

  test('contains no secret, and nothing of another user', async () => {
    const { kysely } = server.database;
    const { password_hash } = await kysely
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { token_hash } = await kysely
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('token_hash')
      .where('username', '=', 'demo')
      .where('token_hash', '!=', 'hash-of-an-old-token')
      .executeTakeFirstOrThrow();
    const { text } = await dataOf(demo);
    for (const secret of [password_hash, token_hash, demo]) expect(text).not.toContain(secret);
    await responseOf(server, 'createSearch', {
      token: demo,
      body: { searchName: 'Not for others', description: '', filter: {} },
    });
    const other = await dataOf(limited);
    expect(other.text).not.toContain('Not for others');
    expect(other.data.account).toMatchObject({ username: 'limited' });
  });
});
