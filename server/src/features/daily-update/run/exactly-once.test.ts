import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../database/open-database.ts';
import { testDatabases } from '../../../../testing/test-database.ts';
import { loadCatalogue } from '../../../catalogue/catalogue-watch.ts';
import { SearchIndex } from '../../../search-index/index.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { openFlakySmtpServer } from '../../../../testing/flaky-smtp-server.ts';
import { LETTER_DAY } from '../../../../testing/daily-update/letter-schedule-of-tests.ts';
import { mailerTo, manyReaders, oneReader } from '../../../../testing/daily-update/letter-readers.ts';
import {
  runOnce,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { startLetterScheduler } from './scheduler.ts';

const READERS = 12;

describe.each(testDatabases())('exactly one letter a day on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const letter = () =>
    server.database.kysely
      .selectFrom('daily_letter')
      .select(['state', 'attempts', 'problem', 'message_id', 'claimed_until'])
      .where('day', '=', LETTER_DAY)
      .executeTakeFirstOrThrow();
  const coveredUntil = async () =>
    (await server.database.kysely.selectFrom('daily_update').select('told_until').executeTakeFirstOrThrow())
      .told_until;
  const endLeases = () =>
    server.database.kysely
      .updateTable('daily_letter')
      .set({ claimed_until: new Date(0) })
      .execute();

  /**
   * Another node on the same database, with its own connection, index and mailer if there can be more than
   * one.
   */
  const anotherNode = async () => {
    const database =
      kind.name === 'postgres'
        ? await openDatabase({ url: String(server.database.pool.options.connectionString) })
        : server.database;
    const index = await SearchIndex.open({ workers: 1 });
    await loadCatalogue(database, index);
    const mailer = mailerTo(server.mailbox.url);
    return {
      services: await testLetterServices(server, { database, index, mailer }),
      async close() {
        await mailer.close();
        await index.close();
        if (database !== server.database) await database.close();
      },
    };
  };

  test('[DLY-03] one of several nodes sends each letter', async () => {
    const names = await manyReaders(server, READERS);
    const before = server.mailbox.received().length;
    const nodes = await Promise.all([anotherNode(), anotherNode(), anotherNode()]);
    const schedulers = nodes.map(({ services }) => startLetterScheduler(services, 5));
    const sent = () => server.mailbox.received().slice(before);
    while (sent().length < READERS) await server.mailbox.next();
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    for (const { services } of nodes) expect((await runOnce(services, { isNow: true })).outcomes).toEqual([]);
    await Promise.all(nodes.map((node) => node.close()));
    expect(
      sent()
        .map(({ to }) => [to].flat()[0]?.text)
        .sort(),
    ).toEqual(names.map((name) => `${name}@example.com`).sort());
    expect(new Set(sent().map(({ messageId }) => messageId)).size).toBe(READERS);
  });

  test('[DLY-03] the outcome of a letter interrupted after the mail was accepted is unknown until the operator decides', async () => {
    await oneReader(server);
    const mails = await openFlakySmtpServer(() => null);
    const mailer = mailerTo(mails.url);
    const services = await testLetterServices(server, { mailer });
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'unsure' }]);
    expect(await letter()).toMatchObject({ state: 'unsure', attempts: 1 });
    expect(await coveredUntil()).toBeNull();
    for (const isNow of [false, true]) expect((await runOnce(services, { isNow })).outcomes).toEqual([]);
    expect(mails.received()).toHaveLength(1);

    const healthy = await testLetterServices(server);
    const resent = await runOnce(healthy, { resendsUnsure: true });
    expect(resent.outcomes).toMatchObject([{ result: 'sent' }]);
    const { messageId } = await server.mailbox.next();
    expect(mails.received()[0]).toContain(`Message-ID: ${messageId}`);
    expect((await runOnce(healthy, { resendsUnsure: true })).outcomes).toEqual([]);
    await mailer.close();
    await mails.close();
  });

  test('a letter whose node died while sending becomes unsure after its lease, and is not sent again', async () => {
    await oneReader(server);
    const asleep = new Promise<string>(() => undefined);
    let arrived: (() => void) | undefined;
    const whole = new Promise<void>((resolve) => (arrived = resolve));
    const mails = await openFlakySmtpServer(() => {
      arrived?.();
      return asleep;
    });
    const mailer = mailerTo(mails.url);
    // This run hangs until its mail server disappears, long after its lease has ended.
    const hanging = runOnce(await testLetterServices(server, { mailer }));
    await whole;
    await endLeases();
    const services = await testLetterServices(server);
    expect((await runOnce(services)).outcomes).toEqual([]);
    expect(await letter()).toMatchObject({ state: 'unsure', problem: 'cut off while it was being sent' });
    await mails.close();
    expect((await hanging).outcomes).toMatchObject([{ result: 'unsure' }]);
    expect((await runOnce(services, { isNow: true })).outcomes).toEqual([]);
    await mailer.close();
  });

  test('a run that exceeded its lease still records that it sent', async () => {
    await oneReader(server);
    let response: ((line: string) => void) | undefined;
    let arrived: (() => void) | undefined;
    const whole = new Promise<void>((resolve) => (arrived = resolve));
    const mails = await openFlakySmtpServer(() => {
      arrived?.();
      return new Promise<string>((resolve) => (response = resolve));
    });
    const mailer = mailerTo(mails.url);
    const slow = runOnce(await testLetterServices(server, { mailer }));
    await whole;
    await endLeases();
    expect((await runOnce(await testLetterServices(server))).outcomes).toEqual([]);
    expect((await letter()).state).toBe('unsure');
    response?.('250 Taken');
    expect((await slow).outcomes).toMatchObject([{ result: 'sent' }]);
    expect(await letter()).toMatchObject({ state: 'sent', problem: null });
    expect(await coveredUntil()).not.toBeNull();
    await mailer.close();
    await mails.close();
  });

  test('a letter that a node left before it contacted the mail server is taken over after its lease', async () => {
    await oneReader(server);
    const { kysely } = server.database;
    const stopping = new AbortController();
    const services = await testLetterServices(server);
    const failing = {
      ...services,
      catalogue: {
        ...services.catalogue,
        scopes: {
          forget: () => undefined,
          of: () => {
            stopping.abort();
            throw new Error('The node fell over');
          },
        },
      },
    };
    expect((await runOnce(failing, { signal: stopping.signal })).outcomes).toMatchObject([
      { username: 'demo', result: 'error' },
    ]);
    expect(await letter()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      problem: 'an error of the server',
    });
    // Like a node that had no time to report.
    const held = (claimed_until: Date) =>
      kysely
        .updateTable('daily_letter')
        .set({ claim: 'gone', claimed_until, next_attempt_at: new Date(0) })
        .execute();
    await held(new Date(Date.now() + 60_000));
    expect((await runOnce(services)).outcomes).toEqual([]);
    await held(new Date(Date.now() - 1000));
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'sent' }]);
    await server.mailbox.next();
  });
});
