import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { openFlakySmtpServer } from '../../../../testing/flaky-smtp-server.ts';
import { mailerTo, manyReaders, oneReader } from '../../../../testing/daily-update/letter-readers.ts';
import { LETTER_DAY } from '../../../../testing/daily-update/letter-schedule-of-tests.ts';
import {
  enterProgrammes,
  runOnce,
  subgenresOf,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { startLetterScheduler } from './scheduler.ts';

describe.each([testDatabase()])('letters that are not sent on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  test('are not retried that day after a permanent rejection, and the next letter contains their programmes', async () => {
    await oneReader(server);
    const mails = await openFlakySmtpServer(
      () => '250 Taken',
      () => '550 No such mailbox',
    );
    const mailer = mailerTo(mails.url);
    const services = await testLetterServices(server, { mailer });
    expect((await runOnce(services)).outcomes).toMatchObject([
      { result: 'failed', problem: 'EENVELOPE 550' },
    ]);
    expect((await runOnce(services)).outcomes).toEqual([]);
    const next = await testLetterServices(server, { now: () => new Date('2026-11-21T12:00:00Z') });
    expect((await runOnce(next)).outcomes).toMatchObject([{ result: 'sent', programmes: 1 }]);
    await server.mailbox.next();
    await mailer.close();
    await mails.close();
  });

  test('are retried if interrupted before the mail server had the content', async () => {
    await oneReader(server);
    const mails = await openFlakySmtpServer(
      () => '250 Taken',
      () => null,
    );
    const mailer = mailerTo(mails.url);
    const services = await testLetterServices(server, { mailer });
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'retry' }]);
    expect(mails.received()).toEqual([]);
    const { kysely } = server.database;
    const letter = await kysely
      .selectFrom('daily_letter')
      .select(['state', 'attempts'])
      .executeTakeFirstOrThrow();
    expect(letter).toEqual({ state: 'composed', attempts: 1 });
    await kysely.updateTable('daily_letter').set({ next_attempt_at: new Date() }).execute();
    expect((await runOnce(await testLetterServices(server))).outcomes).toMatchObject([{ result: 'sent' }]);
    await server.mailbox.next();
    await mailer.close();
    await mails.close();
  });

  test('are dropped if turned off after they were composed', async () => {
    await oneReader(server);
    const services = await testLetterServices(server);
    server.mailbox.failNext(1);
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'retry' }]);
    const { kysely } = server.database;
    await kysely.updateTable('daily_update').set({ is_active: false }).execute();
    await kysely.updateTable('daily_letter').set({ next_attempt_at: new Date() }).execute();
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'withdrawn' }]);
    const letter = await kysely
      .selectFrom('daily_letter')
      .select('state')
      .where('day', '=', LETTER_DAY)
      .executeTakeFirstOrThrow();
    expect(letter.state).toBe('withdrawn');
  });

  test('are composed again by hand if nothing of them was left to show', async () => {
    await oneReader(server);
    const services = await testLetterServices(server);
    server.mailbox.failNext(1);
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'retry' }]);
    const { kysely } = server.database;
    // Its programmes had left the subscription for a while.
    const changed = {
      state: 'nothing-new',
      content: sql<string>`content::jsonb || '{"searches":[],"count":0}'`,
    };
    await kysely.updateTable('daily_letter').set(changed).execute();
    expect((await runOnce(services, { isNow: true })).outcomes).toMatchObject([
      { result: 'sent', programmes: 1 },
    ]);
    await server.mailbox.next();
  });

  test('are composed again if the subscription has changed, so that their counts stay complete', async () => {
    const { kysely } = server.database;
    await subscribe(server, 'limited', { Everything: {} });
    const [drama = 0] = await subgenresOf(server, 'drama');
    // One more than a letter shows.
    const programmes = Array.from({ length: 6 }, (_, n) => ({ local_title: `New ${n}`, subgenre_id: drama }));
    await enterProgrammes(server, programmes);
    server.mailbox.failNext(1);
    expect((await runOnce(await testLetterServices(server))).outcomes).toMatchObject([{ result: 'retry' }]);
    const company = kysely.selectFrom('app_user').select('company_id').where('username', '=', 'limited');
    await kysely
      .updateTable('access')
      .set({ programmes_from: '2023-02-01' })
      .where('company_id', '=', company)
      .execute();
    await kysely.updateTable('daily_letter').set({ next_attempt_at: new Date() }).execute();
    expect((await runOnce(await testLetterServices(server))).outcomes).toMatchObject([
      { result: 'sent', programmes: 6 },
    ]);
    expect((await server.mailbox.next()).subject).toBe('Daily update: 6 new programmes');
  });

  test('are finished if under way when the server stops, and no others are started', async () => {
    const names = await manyReaders(server, 12);
    let first: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => (first = resolve));
    const mails = await openFlakySmtpServer(async () => {
      first?.();
      await new Promise(setImmediate);
      return '250 Taken';
    });
    const mailer = mailerTo(mails.url);
    const scheduler = startLetterScheduler(await testLetterServices(server, { mailer }), 5);
    await begun;
    await scheduler.stop();
    await mailer.close();
    const states = await server.database.kysely.selectFrom('daily_letter').select('state').execute();
    const sent = states.filter(({ state }) => state === 'sent').length;
    expect(sent).toBe(mails.received().length);
    expect(sent).toBeLessThan(names.length);
    expect(states.filter(({ state }) => !['sent', 'waiting', 'composed'].includes(state))).toEqual([]);
    await mails.close();
    const rest = await runOnce(await testLetterServices(server));
    expect(rest.outcomes.filter(({ result }) => result === 'sent')).toHaveLength(names.length - sent);
  });
});
