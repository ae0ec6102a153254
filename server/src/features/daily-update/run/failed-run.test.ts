import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import type { Mailer } from '../../../mail/mail.ts';
import {
  enterProgrammes,
  runOnce,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

describe.each([testDatabase()])('daily letters on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await withoutLetters(server);
  });
  afterAll(() => server.close());

  const states = () => server.database.kysely.selectFrom('daily_letter').select('state').execute();

  test('a run that fails finishes the letters under way first', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    await subscribe(server, 'colleague', { 'My search': {} });
    await enterProgrammes(server, [{ local_title: 'Slow Show' }]);
    const [slow, lost, released] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const events: string[] = [];
    let isAway = false;
    const database: Database = {
      ...server.database,
      kysely: server.database.kysely.withPlugin({
        transformQuery({ node }) {
          const isClaim = node.kind === 'RawNode' && node.sqlFragments[0]?.includes('set claim =') === true;
          if (!isAway || !isClaim) return node;
          lost?.resolve();
          throw new Error('The database is away');
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    };
    const mailer: Mailer = {
      ...server.parts.mailer,
      async send({ to }, begin) {
        await begin?.();
        if (to === 'demo@example.com') {
          slow?.resolve();
          await released?.promise;
          events.push('sent');
        } else {
          await slow?.promise;
          isAway = true;
        }
      },
    };
    const run = runOnce(await testLetterServices(server, { database, mailer }));
    const ended = run.catch((error: unknown) => void events.push(String(error)));
    await lost?.promise;
    // Enough time for a run that does not wait.
    await states();
    released?.resolve();
    await ended;
    expect(events).toEqual(['sent', 'Error: The database is away']);
    expect(await states()).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  });
});
