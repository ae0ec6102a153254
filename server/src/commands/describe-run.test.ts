import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LETTER_DAY } from '../../testing/daily-update/letter-schedule-of-tests.ts';
import {
  runOnce,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../testing/daily-update/letter-testbed.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { LetterState } from '../features/daily-update/queue/letter-queue.ts';
import type { LetterServices } from '../features/daily-update/run/letter-services.ts';
import { describeRun } from './describe-run.ts';

describe('the report of a run that sent no letters', () => {
  let server: TestServer;
  let services: LetterServices;
  beforeAll(async () => {
    server = await startTestServer(testDatabase());
    services = await testLetterServices(server);
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const report = async (idUser: number | null = null) =>
    describeRun(services, await runOnce(services, { idUser }), idUser);
  /** A subscriber whose letter of today has this state. */
  const withLetter = async (username: string, state: LetterState): Promise<number> => {
    const user_id = await subscribe(server, username, {});
    await server.database.kysely.deleteFrom('daily_letter').where('user_id', '=', user_id).execute();
    await server.database.kysely
      .insertInto('daily_letter')
      .values({ user_id, day: LETTER_DAY, state })
      .execute();
    return user_id;
  };

  test('says that everyone has received a letter only if that is true', async () => {
    const done = await withLetter('demo', 'sent');
    expect(await report()).toContain('everyone who wants a letter has received today’s.');
    await withLetter('colleague', 'nothing-new');
    expect(await report()).toContain('has received today’s, or there was nothing new.');
    await withLetter('colleague', 'unsure');
    expect(await report(done)).toContain('everyone who wants a letter has received today’s.');
  });

  test('counts letters that may not have arrived', async () => {
    await withLetter('demo', 'unsure');
    await withLetter('colleague', 'failed');
    const text = await report();
    expect(text).toMatch(/2 users may not have received today’s letter: 1 [a-z ]+, 1 [a-z ]+\./);
    expect(text).toContain('1 in an unknown state');
    expect(text).toContain('1 failed');
    expect(text).not.toContain('everyone');
  });

  test('counts the users whose first letter is due tomorrow', async () => {
    const idUser = await subscribe(server, 'demo', {});
    await server.database.kysely
      .updateTable('daily_update')
      .set({ activated_at: `${LETTER_DAY}T11:00:00Z` })
      .where('user_id', '=', idUser)
      .execute();
    const text = await report();
    expect(text).toContain('1 user activated the daily update after 06:00 (Europe/Paris)');
    expect(text).toContain('The day so far: no letters.');
    expect(text).not.toContain('everyone');
  });

  test('says that nobody has activated the daily update', async () => {
    expect(await report()).toContain('Nobody has activated the daily update.');
  });
});
