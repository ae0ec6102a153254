import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { DatabaseSchema } from '../../database/schema.ts';
import { backOff, IMPATIENT_BACK_OFF_MS } from '../delivery/back-off.ts';
import { handOver } from '../delivery/hand-over.ts';
import type { Installation } from '../installation.ts';
import type { Mail, Mailer } from '../mail.ts';
import {
  addMail,
  claimMail,
  markEnded,
  markRetry,
  markSending,
  removeSent,
  renewLease,
  settleMails,
  type ClaimedMail,
  type EndedMail,
} from './queued-mails.ts';

/** Number of mails that one node sends concurrently: a mail mostly waits. */
const AT_ONCE = 4;
/** Polling interval for mails that are due again, or that other nodes left, milliseconds. */
const POLL_MS = 5_000;
/** Lease of a node that works on a mail, milliseconds. It is renewed three times as often. */
const LEASE_MS = 30_000;
/** How long a mail is retried, hours, unless it specifies otherwise. */
const TRIED_HOURS = 48;
const HOUR_MS = 3_600_000;

export interface MailOptions {
  /**
   * A newer mail of the same topic replaces one that has not been sent: `subject idUser`. Unset: nothing is
   * replaced.
   */
  readonly topic?: string;
  /**
   * The mail contains a secret, such as a one-time link, that is valid until then: it is neither sent nor
   * kept afterwards.
   */
  readonly secretUntil?: Date;
}

/** Mails that are sent as soon as the mail server accepts them, even if this process ends before that. */
export interface MailQueue {
  /**
   * Resolves once the mail is stored. It is then sent within a moment, or retried for two days.
   * @param transaction stores the mail together with its other changes; call `wake` after its commit
   */
  add(mail: Mail, options?: MailOptions, transaction?: Kysely<DatabaseSchema>): Promise<void>;
  /** Checks for mails now. */
  wake(): void;
  /** Starts sending. */
  start(): void;
  /** Finishes the mails being sent and starts no others. */
  stop(): Promise<void>;
}

export interface MailQueueParts {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly mailer: Mailer;
  readonly installation: Pick<Installation, 'publicUrl'>;
  /** Null: no log. */
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'> | null;
  readonly backOffMs?: readonly number[];
  readonly leaseMs?: number;
}

/** Any number of nodes may work on the same queue. */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { kysely, mailer, installation, log } = parts;
  const backOffMs = parts.backOffMs ?? IMPATIENT_BACK_OFF_MS;
  const leaseMs = parts.leaseMs ?? LEASE_MS;
  const tasks = new PQueue({ concurrency: AT_ONCE });
  const retries = new Set<NodeJS.Timeout>();
  let state: 'new' | 'started' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;

  let isBroken = false;

  const run = async (task: () => Promise<void>): Promise<void> => {
    if (state !== 'started') return;
    try {
      await tasks.add(task);
      isBroken = false;
    } catch (error) {
      // Logged once, not with every check while the database is unavailable.
      if (!isBroken)
        log?.error({ err: error }, 'the mail queue could not be processed; the next round tries again');
      isBroken = true;
    }
  };
  const wake = (): void => void run(sendNext);
  const sendNext = async (): Promise<void> => {
    if (state !== 'started') return;
    const claimed = await claimMail(kysely, { claim: randomUUID(), leaseMs });
    if (!claimed) return;
    // There may be more mails, which need not wait for this one.
    wake();
    await send(claimed);
  };
  const send = async (claimed: ClaimedMail): Promise<void> => {
    const { id, claim, mail, attempts } = claimed;
    const renewing = setInterval(() => {
      void renewLease(kysely, id, { claim, leaseMs }).catch(() => undefined);
    }, leaseMs / 3);
    const end = (ended: Pick<EndedMail, 'state' | 'problem'>) => markEnded(kysely, claimed, ended);
    const delayMs = backOff(backOffMs, attempts);
    try {
      const { result, problem } = await handOver(mailer, mail, {
        begin: () => markSending(kysely, claimed),
        sent: () => removeSent(kysely, claimed),
        retry: (why) => markRetry(kysely, claimed, { problem: why, delayMs }),
        refused: (why) => end({ state: 'failed', problem: why }),
        unsure: (why) => end({ state: 'unsure', problem: why }),
      });
      const details = { id, messageId: mail.messageId, problem: problem ?? '' };
      if (result === 'failed' || result === 'unsure') report({ ...details, state: result });
      if (result !== 'retry') return;
      log?.warn({ mail: details }, 'a mail was not accepted and is tried again');
      wakeIn(delayMs);
    } finally {
      clearInterval(renewing);
    }
  };
  const report = (mail: EndedMail): void => {
    const words = {
      failed: 'a mail could not be sent and is given up',
      unsure: 'the connection broke while a mail was sent: it may have arrived, and is not sent again',
    };
    log?.error({ mail }, words[mail.state]);
  };
  const wakeIn = (delayMs: number): void => {
    // The next check finds the others.
    if (delayMs > POLL_MS || state === 'stopped') return;
    const retry = setTimeout(() => {
      retries.delete(retry);
      wake();
    }, delayMs);
    retries.add(retry.unref());
  };
  const poll = async (): Promise<void> => {
    await run(async () => {
      for (const mail of await settleMails(kysely)) report(mail);
      await sendNext();
    });
    if (state === 'started') timer = setTimeout(() => void poll(), POLL_MS).unref();
  };

  return {
    async add(mail, { topic, secretUntil } = {}, transaction) {
      const { hostname } = new URL(installation.publicUrl);
      await addMail(transaction ?? kysely, {
        mail: { messageId: `<${randomUUID()}@${hostname}>`, ...mail },
        topic: topic ?? null,
        hasSecret: secretUntil !== undefined,
        expiresAt: secretUntil ?? new Date(Date.now() + TRIED_HOURS * HOUR_MS),
      });
      if (transaction === undefined) wake();
    },
    wake,
    start() {
      state = 'started';
      void poll();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      for (const retry of retries) clearTimeout(retry);
      await tasks.onIdle();
    },
  };
}
