import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { pino } from 'pino';
import type { Database } from '../src/database/database.ts';
import { openFlakySmtpServer, type AtTheEnd } from './flaky-smtp-server.ts';
import type { TestDatabaseKind } from './test-database.ts';
import { until } from './until.ts';
import type { Mailer } from '../src/mail/mail.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { createMailQueue, type MailQueue, type MailQueueParts } from '../src/mail/queue/mail-queue.ts';

export const TEST_MAIL = { to: 'reader@example.com', subject: 'A subject', text: 'the-secret' };

/** An empty mail queue in a database, with a real mail server whose responses a test chooses. */
async function openQueueTestbed(database: Database) {
  const { kysely } = database;
  await kysely.deleteFrom('queued_mail').execute();
  const answers: { atTheEnd: AtTheEnd; atRecipient: () => string | null } = {
    atTheEnd: () => '250 Taken',
    atRecipient: () => '250 OK',
  };
  const mails = await openFlakySmtpServer(
    (mail) => answers.atTheEnd(mail),
    () => answers.atRecipient(),
  );
  const mailers: Mailer[] = [];
  const queues: MailQueue[] = [];
  let written = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (written += line) });

  /** Another node, which sends once it is started. */
  const openQueue = (parts: Partial<MailQueueParts> = {}): MailQueue => {
    const mailer = createMailer({ smtpUrl: mails.url, outboxFolder: '', from: 'a@example.com' });
    const installation = { publicUrl: 'https://tv.example.com' };
    const queue = createMailQueue({ kysely, mailer, installation, log, backOffMs: [1], ...parts });
    mailers.push(mailer);
    queues.push(queue);
    return queue;
  };
  const rows = () => kysely.selectFrom('queued_mail').selectAll().orderBy('id').execute();
  return {
    kysely,
    answers,
    openQueue,
    startQueue(parts: Partial<MailQueueParts> = {}): MailQueue {
      const queue = openQueue(parts);
      queue.start();
      return queue;
    },
    rows,
    untilEmpty: () => until(async () => (await rows()).length === 0),
    untilState: (state: string) => until(async () => (await rows())[0]?.state === state),
    /** Sources of the mails that arrived, oldest first. */
    received: () => mails.received(),
    messageIds: () => mails.received().map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim()),
    /** The log. */
    written: () => written,
    /** Sends a mail again, like an operator. */
    async resend(queue: MailQueue) {
      await kysely.updateTable('queued_mail').set({ state: 'waiting', claimed_until: null }).execute();
      queue.wake();
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.stop()));
      await Promise.all(mailers.map((mailer) => mailer.close()));
      await mails.close();
    },
  };
}

/** Opens a database for the tests of a `describe`, and for each of them an empty queue in it, which it returns. */
export function useQueueTestbed(kind: TestDatabaseKind): () => Awaited<ReturnType<typeof openQueueTestbed>> {
  let database: Database;
  let bed: Awaited<ReturnType<typeof openQueueTestbed>>;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    bed = await openQueueTestbed(database);
  });
  afterEach(() => bed.close());
  return () => bed;
}
