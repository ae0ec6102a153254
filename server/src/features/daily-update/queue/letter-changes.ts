import { sql, type Kysely, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { ClaimedLetter, LetterState } from './letter-queue.ts';

type Queries = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;
type Held = Pick<ClaimedLetter, 'id' | 'idUser' | 'claim'>;

/** The letter's new state, and what is recorded with it. */
interface Change {
  readonly state: LetterState;
  readonly language?: string;
  /** As JSON. */
  readonly content?: string;
  readonly token_hash?: string;
  readonly message_id?: string;
  readonly problem?: string | null;
  readonly sent_at?: Date;
}

/**
 * Changes a letter's state. False if this run no longer holds it, or it is not in one of the required states:
 * then nothing was changed and the run must leave it alone.
 */
async function change(
  kysely: Queries,
  letter: Held,
  from: readonly LetterState[],
  values: Change,
): Promise<boolean> {
  const result = await kysely
    .updateTable('daily_letter')
    .set(values)
    .where('id', '=', letter.id)
    .where('claim', '=', letter.claim)
    .where('state', 'in', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The end of the period that a user was informed about: the next letter begins there. Never moves back. */
async function advance(kysely: Queries, idUser: number, until: Date): Promise<void> {
  await sql`
    update daily_update set told_until = greatest(told_until, ${until}::timestamptz)
    where user_id = ${idUser} and is_active`.execute(kysely);
}

export interface ComposedLetter {
  readonly language: string;
  /** As JSON. */
  readonly content: string;
  readonly tokenHash: string;
  readonly messageId: string;
}

export function markComposed(
  kysely: Queries,
  letter: Held,
  { language, content, tokenHash, messageId }: ComposedLetter,
): Promise<boolean> {
  const values = { language, content, token_hash: tokenHash, message_id: messageId };
  return change(kysely, letter, ['waiting', 'composed'], { state: 'composed', ...values });
}

/** There was nothing new up to this moment. */
export function markNothingNew(kysely: Kysely<DatabaseSchema>, letter: Held, until: Date): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const isHeld = await change(transaction, letter, ['waiting', 'composed'], { state: 'nothing-new' });
    if (isHeld) await advance(transaction, letter.idUser, until);
    return isHeld;
  });
}

/** Its reader no longer wants it, or may no longer receive it. */
export function markWithdrawn(kysely: Queries, letter: Held): Promise<boolean> {
  return change(kysely, letter, ['waiting', 'composed'], { state: 'withdrawn' });
}

/**
 * The last step before the mail server gets the content, committed before that: whatever happens from here
 * on, no other run sends this letter automatically. Also checks once more whether the reader still wants it.
 */
export async function markSending(kysely: Queries, letter: Held, leaseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update daily_letter set
      state = 'sending', attempts = attempts + 1, problem = null,
      claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${letter.id} and claim = ${letter.claim} and state = 'composed' and exists (
      select from daily_update where user_id = ${letter.idUser} and is_active
    )`.execute(kysely);
  return numAffectedRows === 1n;
}

/** The mail server has accepted it. */
export function markSent(kysely: Kysely<DatabaseSchema>, letter: Held, until: Date): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    // A run that exceeded its lease still has the correct result.
    const values = { state: 'sent', sent_at: new Date(), problem: null } as const;
    const isHeld = await change(transaction, letter, ['sending', 'unsure'], values);
    if (isHeld) await advance(transaction, letter.idUser, until);
    return isHeld;
  });
}

/** The mail server has not accepted it: it is retried later. */
export async function markRetry(
  kysely: Queries,
  letter: Held,
  { problem, delayMs }: { readonly problem: string; readonly delayMs: number },
): Promise<void> {
  await sql`
    update daily_letter set
      state = 'composed', problem = ${problem}, claim = null, claimed_until = null,
      attempts = attempts + case state when 'composed' then 1 else 0 end,
      next_attempt_at = now() + ${delayMs} * interval '1 millisecond'
    where id = ${letter.id} and claim = ${letter.claim} and state in ('composed', 'sending', 'unsure')`.execute(
    kysely,
  );
}

/** The mail server has rejected it permanently: the letter is not retried, and the next one contains its programmes. */
export function markFailed(kysely: Queries, letter: Held, problem: string): Promise<boolean> {
  return change(kysely, letter, ['composed', 'sending', 'unsure'], { state: 'failed', problem });
}

/** It is unknown whether the mail server has accepted it. */
export function markUnsure(kysely: Queries, letter: Held, problem: string): Promise<boolean> {
  return change(kysely, letter, ['sending', 'unsure'], { state: 'unsure', problem });
}

/** Releases a letter that was not worked on. */
export async function releaseLetter(
  kysely: Queries,
  letter: Held,
  { problem = null, delayMs = 0 }: { readonly problem?: string | null; readonly delayMs?: number } = {},
): Promise<void> {
  await sql`
    update daily_letter set
      claim = null, claimed_until = null, problem = coalesce(${problem}, problem),
      next_attempt_at = now() + ${delayMs} * interval '1 millisecond'
    where id = ${letter.id} and claim = ${letter.claim} and state in ('waiting', 'composed')`.execute(kysely);
}
