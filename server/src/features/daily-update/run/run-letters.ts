import { randomUUID } from 'node:crypto';
import { once } from '../../../once.ts';
import { composeLetter } from '../letter/compose-letter.ts';
import { releaseLetter } from '../queue/letter-changes.ts';
import {
  addLetters,
  claimLetter,
  reopenLetters,
  resendUnsureLetters,
  settleLetters,
  type LetterChoice,
} from '../queue/letter-queue.ts';
import { deliverLetter, type LetterOutcome } from './deliver-letter.ts';
import { letterDay } from './letter-schedule.ts';
import type { LetterServices } from './letter-services.ts';
import { createNewsReader, newsBegin, newsHorizon } from './news.ts';
import { findRecipient, loadRecipients, type Recipient } from './recipient.ts';

/** Number of letters that one run processes concurrently: a mail mostly waits. */
const AT_ONCE = 4;
/** Pause of a letter after an error that is not the mail server's, milliseconds. */
const REST_MS = 60_000;

export interface RunOptions {
  /** True: don't wait for the time of day, and retry what found nothing or failed today. */
  readonly isNow: boolean;
  /** Only this user. */
  readonly idUser: number | null;
  /** The operator's confirmation: letters with an unknown outcome are sent again. */
  readonly resendsUnsure: boolean;
  readonly signal: AbortSignal;
}

export interface RunResult {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** True: the time of day has not come yet, so nothing was sent. */
  readonly isEarly: boolean;
  readonly outcomes: readonly LetterOutcome[];
}

/** Composes and mails what is due, in parallel with other nodes. Rejects once no letter is under way any more. */
export async function runLetters(
  services: LetterServices,
  { isNow, idUser, resendsUnsure, signal }: RunOptions,
): Promise<RunResult> {
  const { kysely } = services.catalogue;
  const { day, dueAt, isDue } = letterDay(services.schedule, services.now());
  const choice: LetterChoice = { day, idUser };
  const unsure = await settleLetters(kysely, day);
  if (unsure > 0)
    services.log.warn({ letters: unsure }, 'daily letters were cut off while they were being sent');
  if (isNow) await reopenLetters(kysely, choice);
  if (resendsUnsure) await resendUnsureLetters(kysely, choice);
  if (isNow || isDue) await addLetters(kysely, choice, isNow ? null : dueAt);

  const news = createNews(services, signal);
  const outcomes: LetterOutcome[] = [];
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const lease = { claim: randomUUID(), leaseMs: services.leaseMs };
      const letter = await claimLetter(kysely, choice, lease);
      if (!letter) return;
      try {
        const run = { day, news, isStopping: () => signal.aborted };
        const outcome = await deliverLetter(services, letter, run);
        if (outcome) outcomes.push(outcome);
      } catch (error) {
        services.log.error({ err: error, idLetter: letter.id }, 'a daily letter failed');
        const problem = 'an error of the server';
        await releaseLetter(kysely, letter, { problem, delayMs: REST_MS });
        const username = (await findRecipient(kysely, letter.idUser))?.username ?? '';
        outcomes.push({ idUser: letter.idUser, username, result: 'error', programmes: 0, problem });
      }
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  try {
    await Promise.all(workers);
  } finally {
    // The caller may close the database, so no letter may still be under way after a failure.
    await Promise.allSettled(workers);
  }
  return { day, isEarly: !isNow && !isDue, outcomes };
}

/** What each user's letter would contain, without writing or mailing anything. */
export async function previewLetters(
  services: LetterServices,
  idUser: number | null,
  signal: AbortSignal,
): Promise<{ recipient: Recipient; programmes: number; searches: number }[]> {
  const news = createNews(services, signal);
  const previews = [];
  for (const recipient of await loadRecipients(services.catalogue.kysely, idUser)) {
    const content = await composeLetter(services.catalogue, recipient, await news(recipient));
    const searches = content === null ? 0 : content.searches.length + content.moreSearches;
    previews.push({ recipient, programmes: content?.count ?? 0, searches });
  }
  return previews;
}

/** Reads the catalogue when the first letter needs it, once per run. */
function createNews(services: LetterServices, signal: AbortSignal) {
  const { catalogue } = services;
  const prepare = once(async () => {
    const until = await newsHorizon(catalogue, services.indexWaitMs, signal);
    return { until, read: createNewsReader(catalogue.kysely, until, services.schedule.zone) };
  });
  return async ({ coveredUntil }: Recipient) => {
    const { until, read } = await prepare();
    return read(newsBegin(coveredUntil, until));
  };
}
