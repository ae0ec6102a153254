import { languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import { hashSecret } from '../../account/secret-hash.ts';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { backOff, BACK_OFF_MS } from '../../../mail/delivery/back-off.ts';
import { handOver, type HandoverResult } from '../../../mail/delivery/hand-over.ts';
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

/**
 * The outcome of a letter that a run worked on. `lost`: another run had taken it over. `error`: an error that is not the
 * mail server's; the letter is tried again.
 */
export type LetterResult = HandoverResult | 'nothing-new' | 'withdrawn' | 'error';

export interface LetterOutcome {
  readonly idUser: number;
  readonly username: string;
  readonly result: LetterResult;
  /** Number of new programmes in it. */
  readonly programmes: number;
  /** The failure, in short. */
  readonly problem: string | null;
}

export interface DeliveryRun {
  readonly day: string;
  readonly news: (recipient: Recipient) => Promise<News>;
  /** True: start nothing that another run can do. */
  readonly isStopping: () => boolean;
}

/**
 * Processes a claimed letter as far as possible: composes it if necessary, mails it, and records each step.
 */
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
  const { publicUrl, brand } = services.installation;
  const mail = letterMail(
    { content, language, day: run.day, brand },
    { links: letterLinks(publicUrl, keys), messageId: messageIdOf(publicUrl, keys), to: recipient.email },
  );
  const delayMs = backOff(BACK_OFF_MS, letter.attempts);
  const { result, problem } = await handOver(services.mailer, mail, {
    begin: () => markSending(kysely, letter, services.leaseMs),
    sent: () => markSent(kysely, letter, new Date(content.until)),
    retry: (why) => markRetry(kysely, letter, { problem: why, delayMs }),
    refused: (why) => markFailed(kysely, letter, why),
    unsure: (why) => markUnsure(kysely, letter, why),
  });
  if (result === 'lost') return outcome((await markWithdrawn(kysely, letter)) ? 'withdrawn' : 'lost');
  if (problem !== null)
    services.log.warn({ idLetter: letter.id, result, problem }, 'a daily letter was not sent');
  return outcome(result, content.count, problem);
}

interface ComposedContent {
  readonly content: LetterContent;
  readonly language: Language;
}

/**
 * The letter's content, as stored if its reader's scope is still the same. If not, the letter is composed again:
 * without that, what its searches find outside the programmes shown would be in no letter.
 */
async function composedLetter(
  services: LetterServices,
  letter: ClaimedLetter,
  recipient: Recipient,
  run: DeliveryRun,
): Promise<ComposedContent | 'nothing-new' | 'lost'> {
  const { catalogue, installation, key } = services;
  const { kysely, index, scopes } = catalogue;
  if (letter.state === 'composed') {
    const { content, language } = await storedContent(kysely, letter.id);
    const scope = await scopes.of(recipient);
    if (content.scopeKey === scope.key) return { content: visibleContent(content, scope, index), language };
  }
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

async function storedContent(kysely: Kysely<DatabaseSchema>, id: number): Promise<ComposedContent> {
  const row = await kysely
    .selectFrom('daily_letter')
    .select(['content', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { content: storedLetterContent(row.content), language: languageFromStorage(row.language) };
}
