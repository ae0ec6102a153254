import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const COLLEAGUES = 2000;

describe.each([testDatabase()])('sharing in a company of 2,000 users on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo] = await PlaylistCalls.of(server, 'demo');
    await sql`
      insert into app_user (company_id, password_hash, username, email)
      select company_id, password_hash, 'desk' || number, 'desk' || number || '@example.com'
      from app_user, generate_series(1, ${COLLEAGUES}) as number
      where app_user.id = ${demo.idUser}`.execute(server.database.kysely);
  });
  afterAll(() => server.close());

  test('[SHR-01] [PLS-03] offers all of them, and accepts all of them in one call', async () => {
    const id = await demo.add('For everybody');
    const { token } = demo;
    const params = { id };
    const users = () => responseOf(server, 'getSharedPlaylistUsers', { token, params });
    const ids = (await users()).map(({ idUser }) => idUser);
    expect(ids.length).toBeGreaterThan(COLLEAGUES);
    const call = { token, params, body: ids };
    expect((await server.call('linkMultipleSharedPlaylist', call)).status).toBe(200);
    expect((await users()).every(({ isLinked }) => isLinked)).toBe(true);
    expect((await server.call('unlinkMultipleSharedPlaylist', call)).status).toBe(200);
    expect((await users()).some(({ isLinked }) => isLinked)).toBe(false);
    expect((await demo.list())[0]?.isShared).toBe(false);
  });
});
