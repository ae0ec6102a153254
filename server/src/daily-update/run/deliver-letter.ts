import { setTimeout as wait } from 'node:timers/promises';
import { languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import { hashSecret } from '../../account/secret-hash.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { composeLetter, type News } from '../letter/compose-letter.ts';
import { storedLetterContent, type LetterContent } from '../letter/letter-content.ts';
import { letterKeys, letterLinks, messageIdOf } from '../letter/letter-links.ts';
import { letterMail } from '../letter/letter-mail.ts';
import { visibleContent } from '../letter/visible-content.ts';
import {
  markComposed,
  markFailed,
  markNothingNew,
  markRetry,
  markSending,
  markSent,
  markUnsure,
  markWithdrawn,
  releaseLetter,
} from '../queue/letter-changes.ts';
import type { ClaimedLetter } from '../queue/letter-queue.ts';
import type { LetterServices } from './letter-services.ts';
import { findRecipient, type Recipient } from './recipient.ts';
import { sendProblem } from './send-problem.ts';

/** What became of a letter that a run worked on. `lost`: another run had taken it over. */
export type LetterResult = 'sent' | 'nothing-new' | 'retry' | 'failed' | 'withdrawn' | 'unsure' | 'lost';

export interface LetterOutcome {
  readonly idUser: number;
  readonly username: string;
  readonly result: LetterResult;
  /** New programmes it told of. */
  readonly programmes: number;
  /** What went wrong, in short. */
  readonly problem: string | null;
}

export interface DeliveryRun {
  readonly day: string;
  readonly news: (recipient: Recipient) => Promise<News>;
  /** True: begin nothing more that another run can do. */
  readonly isStopping: () => boolean;
}

/** Milliseconds to wait after the first, second, … failed attempt; the last one from then on, until the day ends. */
const BACK_OFF_MS = [1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * 60_000);

/** How often, and with which growing pauses, the last step is written down when the database is away. */
const WRITE_ATTEMPTS = 6;
const WRITE_PAUSE_MS = 500;

function backOff(attempts: number): number {
  return BACK_OFF_MS[Math.min(attempts, BACK_OFF_MS.length - 1)] ?? 0;
}

/** Takes a claimed letter as far as it gets: composes it unless it is, mails it, and writes each step down. */
export async function deliverLetter(
  services: LetterServices,
  letter: ClaimedLetter,
  run: DeliveryRun,
): Promise<LetterOutcome | undefined> {
  const { kysely } = services.catalogue;
  const recipient = await findRecipient(kysely, letter.idUser);
  const outcome = (result: LetterResult, programmes = 0, problem: string | null = null): LetterOutcome => ({
    idUser: letter.idUser,
    username: recipient?.username ?? '',
    result,
    programmes,
    problem,
  });
  if (!recipient) return outcome((await markWithdrawn(kysely, letter)) ? 'withdrawn' : 'lost');
  const composed = await composedLetter(services, letter, recipient, run);
  if (typeof composed === 'string') return outcome(composed);
  const { content, language } = composed;
  if (run.isStopping()) {
    await releaseLetter(kysely, letter);
    return undefined;
  }
  const keys = letterKeys(services.key, letter);
  const { publicUrl } = services.installation;
  const mail = letterMail(
    { content, language, day: run.day },
    { links: letterLinks(publicUrl, keys), messageId: messageIdOf(publicUrl, keys), to: recipient.email },
  );
  // From here on the letter is told to have been begun: only this run sends it, or nobody does.
  if (!(await markSending(kysely, letter, services.leaseMs)))
    return outcome((await markWithdrawn(kysely, letter)) ? 'withdrawn' : 'lost');
  try {
    await services.mailer.send(mail);
  } catch (error) {
    const { kind, note } = sendProblem(error);
    const result = await settleProblem(kysely, letter, kind, note);
    services.log.warn({ idLetter: letter.id, result, problem: note }, 'a daily letter was not sent');
    return outcome(result, content.count, note);
  }
  await writeDown(() => markSent(kysely, letter, new Date(content.until)));
  return outcome('sent', content.count);
}

/** What was sent must be known to be: a database that is away for a moment is asked again. */
async function writeDown(write: () => Promise<unknown>): Promise<void> {
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

interface ComposedContent {
  readonly content: LetterContent;
  readonly language: Language;
}

/** The letter's content as its reader may see it now. */
async function composedLetter(
  services: LetterServices,
  letter: ClaimedLetter,
  recipient: Recipient,
  run: DeliveryRun,
): Promise<ComposedContent | 'nothing-new' | 'lost'> {
  const { catalogue, installation, key } = services;
  const { kysely, index, scopes } = catalogue;
  if (letter.state === 'waiting') {
    const { language } = recipient;
    const news = await run.news(recipient);
    const content = await composeLetter(catalogue, recipient, news);
    if (content === null) return (await markNothingNew(kysely, letter, news.until)) ? 'nothing-new' : 'lost';
    const keys = letterKeys(key, letter);
    const isHeld = await markComposed(kysely, letter, {
      language,
      content: JSON.stringify(content),
      tokenHash: hashSecret(keys.idLetter),
      messageId: messageIdOf(installation.publicUrl, keys),
    });
    return isHeld ? { content, language } : 'lost';
  }
  const stored = await storedContent(kysely, letter.id);
  const content = visibleContent(stored.content, await scopes.of(recipient), index);
  if (content.count > 0) return { content, language: stored.language };
  return (await markNothingNew(kysely, letter, new Date(content.until))) ? 'nothing-new' : 'lost';
}

async function storedContent(kysely: Kysely<DatabaseSchema>, id: number): Promise<ComposedContent> {
  const row = await kysely
    .selectFrom('daily_letter')
    .select(['content', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { content: storedLetterContent(row.content), language: languageFromStorage(row.language) };
}

async function settleProblem(
  kysely: Kysely<DatabaseSchema>,
  letter: ClaimedLetter,
  kind: 'not-taken' | 'refused' | 'unknown',
  problem: string,
): Promise<LetterResult> {
  switch (kind) {
    case 'not-taken':
      await markRetry(kysely, letter, { problem, delayMs: backOff(letter.attempts) });
      return 'retry';
    case 'refused':
      await markFailed(kysely, letter, problem);
      return 'failed';
    case 'unknown':
      await markUnsure(kysely, letter, problem);
      return 'unsure';
  }
}
