import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';

const kind = testDatabase();

// The transactions of the embedded database run one after the other.
describe.skipIf(kind.name === 'pglite')('sharing while a user is moved', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test.each(['demo', 'colleague'])('shares nothing with another company (%s)', async (username) => {
    const { kysely } = server.database;
    const [demo, colleague] = await PlaylistCalls.of(server, 'demo', 'colleague');
    const { token } = demo;
    const id = await demo.add('Nature');
    // The transaction that shares waits at its end.
    await sql`
      create function wait_at_end() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`.execute(kysely);
    await sql`
      create constraint trigger wait_at_end after insert on playlist_share
      deferrable initially deferred for each row execute function wait_at_end()`.execute(kysely);
    const move = (company: string) => runAsOperator(server.database, 'user move', { username, company });
    const both = await kysely.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      const call = { token, params: { id }, body: [colleague.idUser] };
      const sharing = server.call('linkMultipleSharedPlaylist', call);
      await untilBlocked(server.database);
      const moving = move('Cedar Row Pictures (sample)');
      await Promise.race([moving, untilBlocked(server.database, 2)]);
      return { sharing, moving };
    });
    await sql`drop function wait_at_end cascade`.execute(kysely);
    expect((await both.sharing).status).toBe(200);
    await both.moving;
    const shares = kysely.selectFrom('playlist_share').selectAll().where('playlist_id', '=', id);
    expect(await shares.execute()).toEqual([]);
    await move('Lantern Bay Media (sample)');
  });
});
