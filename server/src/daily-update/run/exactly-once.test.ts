import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../database/open-database.ts';
import { testDatabases } from '../../database/test-database.ts';
import { createMailer } from '../../mail/mailer.ts';
import { loadCatalogue } from '../../search/catalogue-watch.ts';
import { SearchIndex } from '../../search-index/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openCuttingMailServer } from '../testing/cutting-mail-server.ts';
import { LETTER_DAY } from '../testing/letter-schedule-of-tests.ts';
import {
  enterProgrammes,
  runOnce,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../testing/letter-testbed.ts';
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
  const toldUntil = async () =>
    (await server.database.kysely.selectFrom('daily_update').select('told_until').executeTakeFirstOrThrow())
      .told_until;
  const mailerTo = (smtpUrl: string) =>
    createMailer({ smtpUrl, outboxFolder: '', from: 'Airdex <no-reply@example.com>' });
  const endLeases = () =>
    server.database.kysely
      .updateTable('daily_letter')
      .set({ claimed_until: new Date(0) })
      .execute();
  const oneReader = async () => {
    await subscribe(server, 'demo', { Everything: {} });
    await enterProgrammes(server, [{ local_title: 'The one' }]);
  };

  /** Further users of the first company, each with a search and the letter turned on. */
  const manyReaders = async (): Promise<string[]> => {
    const { kysely } = server.database;
    const { company_id, password_hash } = await kysely
      .selectFrom('app_user')
      .select(['company_id', 'password_hash'])
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    await kysely.deleteFrom('app_user').where('username', 'like', 'reader-%').execute();
    const names = Array.from({ length: READERS }, (_, index) => `reader-${index}`);
    for (const username of names) {
      await kysely
        .insertInto('app_user')
        .values({ company_id, username, email: `${username}@example.com`, password_hash })
        .execute();
      await subscribe(server, username, { Everything: {} });
    }
    await enterProgrammes(server, [{ local_title: 'For everybody' }]);
    return names;
  };

  /** Another node on the same database: a connection, an index and a mailer of its own where there can be more than one. */
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

  test('[DLY-03] of several nodes, one sends each letter', async () => {
    const names = await manyReaders();
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

  test('[DLY-03] cut off after the mail was taken over, a letter is of unknown fate and waits for word', async () => {
    await oneReader();
    const mails = await openCuttingMailServer(() => null);
    const mailer = mailerTo(mails.url);
    const services = await testLetterServices(server, { mailer });
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'unsure' }]);
    expect(await letter()).toMatchObject({ state: 'unsure', attempts: 1 });
    expect(await toldUntil()).toBeNull();
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

  test('a letter whose node ended while it was sending becomes unsure after its lease, and is not sent again', async () => {
    await oneReader();
    const asleep = new Promise<string>(() => undefined);
    let arrived: (() => void) | undefined;
    const whole = new Promise<void>((resolve) => (arrived = resolve));
    const mails = await openCuttingMailServer(() => {
      arrived?.();
      return asleep;
    });
    const mailer = mailerTo(mails.url);
    // This run hangs until its mail server goes away, long after its lease has ended.
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

  test('a run that was slower than its lease still writes down that it sent', async () => {
    await oneReader();
    let answer: ((line: string) => void) | undefined;
    let arrived: (() => void) | undefined;
    const whole = new Promise<void>((resolve) => (arrived = resolve));
    const mails = await openCuttingMailServer(() => {
      arrived?.();
      return new Promise<string>((resolve) => (answer = resolve));
    });
    const mailer = mailerTo(mails.url);
    const slow = runOnce(await testLetterServices(server, { mailer }));
    await whole;
    await endLeases();
    expect((await runOnce(await testLetterServices(server))).outcomes).toEqual([]);
    expect((await letter()).state).toBe('unsure');
    answer?.('250 Taken');
    expect((await slow).outcomes).toMatchObject([{ result: 'sent' }]);
    expect(await letter()).toMatchObject({ state: 'sent', problem: null });
    expect(await toldUntil()).not.toBeNull();
    await mailer.close();
    await mails.close();
  });

  test('what a node left before it spoke to the mail server is taken over once its lease has ended', async () => {
    await oneReader();
    const { kysely } = server.database;
    const stopping = new AbortController();
    const services = await testLetterServices(server);
    const failing = {
      ...services,
      catalogue: {
        ...services.catalogue,
        scopes: {
          of: () => {
            stopping.abort();
            throw new Error('The node fell over');
          },
        },
      },
    };
    expect((await runOnce(failing, { signal: stopping.signal })).outcomes).toEqual([]);
    expect(await letter()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      problem: 'an error of the server',
    });
    // As a node leaves it that has no time to say so.
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

  test('a refusal for good is not tried again that day, and its programmes come with the next letter', async () => {
    await oneReader();
    const mails = await openCuttingMailServer(
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

  test('turned off after it was composed, a letter is not sent', async () => {
    await oneReader();
    const services = await testLetterServices(server);
    server.mailbox.failNext(1);
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'retry' }]);
    const { kysely } = server.database;
    await kysely.updateTable('daily_update').set({ is_active: false }).execute();
    await kysely.updateTable('daily_letter').set({ next_attempt_at: new Date() }).execute();
    expect((await runOnce(services)).outcomes).toMatchObject([{ result: 'withdrawn' }]);
    expect((await letter()).state).toBe('withdrawn');
  });

  test('stopping finishes the mail under way and begins no other', async () => {
    const names = await manyReaders();
    let first: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => (first = resolve));
    const mails = await openCuttingMailServer(async () => {
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
