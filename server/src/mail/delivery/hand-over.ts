import { setTimeout as wait } from 'node:timers/promises';
import type { Mail, Mailer } from '../mail.ts';
import { sendProblem, type SendProblem } from './send-problem.ts';

/** How a queue records the result of a mail that one of its runs holds. */
export interface HandoverRecord {
  /**
   * Records that the mail server may have the mail from now on, so that no other run sends it. False: this
   * run no longer holds the mail, or the mail is no longer wanted; it is not sent.
   */
  begin(): Promise<boolean>;
  sent(): Promise<unknown>;
  /** The mail server does not have it. */
  retry(problem: string): Promise<unknown>;
  /** The mail server rejected it permanently. */
  refused(problem: string): Promise<unknown>;
  /** It is unknown whether the mail server has it. */
  unsure(problem: string): Promise<unknown>;
}

/** `lost`: it was not sent, because `begin` returned false. */
export type HandoverResult = 'sent' | 'retry' | 'failed' | 'unsure' | 'lost';

/** How often, and with which growing delays, a result is recorded while the database is unavailable. */
const WRITE_ATTEMPTS = 6;
const WRITE_PAUSE_MS = 500;

/**
 * Passes a mail to the mail server and records the result. A process that ends at any point leaves a record
 * of whether another one may send the mail: it may until `begin`, which runs when the mail server requests
 * the content.
 */
export async function handOver(
  mailer: Mailer,
  mail: Mail,
  record: HandoverRecord,
): Promise<{ readonly result: HandoverResult; readonly problem: string | null }> {
  let step: 'before' | 'lost' | 'begun' = 'before';
  try {
    await mailer.send(mail, async () => {
      step = (await record.begin()) ? 'begun' : 'lost';
      if (step === 'lost') throw new Error('Another node sends this mail');
    });
  } catch (error) {
    return recordProblem(sendProblem(error), step, record);
  }
  await persist(() => record.sent());
  return { result: 'sent', problem: null };
}

async function recordProblem(
  { kind, note: problem }: SendProblem,
  step: 'before' | 'lost' | 'begun',
  record: HandoverRecord,
): ReturnType<typeof handOver> {
  if (step === 'lost') return { result: 'lost', problem: null };
  if (kind === 'refused') {
    await persist(() => record.refused(problem));
    return { result: 'failed', problem };
  }
  // A mail without content cannot have arrived, however it was interrupted.
  if (kind === 'not-taken' || step === 'before') {
    await persist(() => record.retry(problem));
    return { result: 'retry', problem };
  }
  await persist(() => record.unsure(problem));
  return { result: 'unsure', problem };
}

/** A result must not get lost, so retry while the database is unavailable. */
async function persist(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt === WRITE_ATTEMPTS) throw error;
      await wait(WRITE_PAUSE_MS * attempt);
    }
  }
}
