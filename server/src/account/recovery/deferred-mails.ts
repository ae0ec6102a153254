import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { mailFailure } from '../../mail/mail-failure.ts';

/** Pauses before the mail server is tried again, milliseconds. */
const PAUSES_MS = [1_000, 10_000, 60_000] as const;

/** Sends mails after the call was answered, so that how long the answer takes says nothing. */
export interface DeferredMails {
  send(mail: Mail, log: FastifyBaseLogger): void;
  /** Lets mails under way end; those that wait to be tried again are tried at once, for the last time. */
  close(): Promise<void>;
}

export function createDeferredMails(mailer: Mailer, pauses: readonly number[] = PAUSES_MS): DeferredMails {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const deliver = async (mail: Mail, log: FastifyBaseLogger): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await mailer.send(mail);
        return;
      } catch (error) {
        const wait = stopping.signal.aborted ? undefined : pauses[attempt];
        if (wait === undefined) {
          log.error({ mail: mailFailure(error) }, 'a mail could not be sent and is given up');
          return;
        }
        log.warn({ mail: mailFailure(error) }, 'a mail could not be sent and is tried again');
        // Rejects when the server stops; then this is the last attempt.
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  return {
    send(mail, log) {
      const delivery = deliver(mail, log);
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    async close() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
