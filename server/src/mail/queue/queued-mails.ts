import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Mail } from '../mail.ts';

type Queries = Kysely<DatabaseSchema>;

export type NamedMail = Mail & { readonly messageId: string };

export interface NewMail {
  readonly mail: NamedMail;
  readonly topic: string | null;
  readonly hasSecret: boolean;
  readonly expiresAt: Date;
}

/** A mail that only this run works on, until its lease ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly mail: NamedMail;
  /** Number of failed attempts. */
  readonly attempts: number;
  /** The holder of the lease; every change checks it. */
  readonly claim: string;
}

/** A mail that will not be sent any more. */
export interface EndedMail {
  readonly id: number;
  readonly messageId: string;
  readonly state: 'failed' | 'unsure';
  readonly problem: string;
}

interface Lease {
  readonly claim: string;
  readonly leaseMs: number;
}

/** Unsent mails are kept this long for operators, days. */
const KEPT_DAYS = 30;

/**
 * Withdraws the mails of topics that have not been sent. Those that wait are deleted, and one that is being sent is not
 * retried: its time of expiry, 1970, marks it as withdrawn.
 */
export async function withdrawMails(kysely: Queries, ...topics: readonly string[]): Promise<void> {
  // All of them first, because one that waits may begin to be sent at this moment. None begins after this.
  await sql`
    update queued_mail set expires_at = 'epoch'
    where topic = any(${topics}::text[]) and state in ('waiting', 'sending')`.execute(kysely);
  await sql`
    delete from queued_mail
    where topic = any(${topics}::text[]) and state = 'waiting' and expires_at = 'epoch'`.execute(kysely);
}

/** Adds a mail, which replaces those with the same topic. */
export async function addMail(
  kysely: Queries,
  { mail, topic, hasSecret, expiresAt }: NewMail,
): Promise<void> {
  if (topic !== null) await withdrawMails(kysely, topic);
  await sql`
    insert into queued_mail (topic, mail, has_secret, message_id, expires_at)
    values (${topic}, ${JSON.stringify(mail)}, ${hasSecret}, ${mail.messageId}, ${expiresAt})`.execute(
    kysely,
  );
}

/** Claims the next mail that no other run holds; undefined if there is none. */
export async function claimMail(
  kysely: Queries,
  { claim, leaseMs }: Lease,
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<{ id: number; mail: string; attempts: number }>`
    update queued_mail set claim = ${claim}, claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select id from queued_mail
      where state = 'waiting' and mail is not null and next_attempt_at <= now() and expires_at > now()
        and (claimed_until is null or claimed_until < now())
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, mail, attempts`.execute(kysely);
  const [row] = rows;
  return row && { ...row, mail: JSON.parse(row.mail) as NamedMail, claim };
}

/** Renews the lease of a mail that takes longer. */
export async function renewLease(kysely: Queries, id: number, { claim, leaseMs }: Lease): Promise<void> {
  await sql`
    update queued_mail set claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = ${id} and claim = ${claim}`.execute(kysely);
}

/**
 * The last step before the mail server gets the content, committed before that: no other run sends this mail.
 * A secret is no longer needed here. False: another run holds it, a newer one replaced it, or it has expired.
 */
export async function markSending(kysely: Queries, { id, claim }: ClaimedMail): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update queued_mail set state = 'sending', mail = case when has_secret then null else mail end
    where id = ${id} and claim = ${claim} and state = 'waiting' and expires_at > now()`.execute(kysely);
  return numAffectedRows === 1n;
}

/** The mail server has it. */
export async function removeSent(kysely: Queries, { id, claim }: ClaimedMail): Promise<void> {
  await sql`delete from queued_mail where id = ${id} and claim = ${claim}`.execute(kysely);
}

/** The mail server does not have it: it is retried later, unless it was withdrawn. */
export async function markRetry(
  kysely: Queries,
  { id, claim, mail }: ClaimedMail,
  { problem, delayMs }: { readonly problem: string; readonly delayMs: number },
): Promise<void> {
  await sql`
    update queued_mail set
      state = 'waiting', mail = ${JSON.stringify(mail)}, attempts = attempts + 1, problem = ${problem},
      claim = null, claimed_until = null, next_attempt_at = now() + ${delayMs} * interval '1 millisecond'
    where id = ${id} and claim = ${claim}`.execute(kysely);
  // Afterwards, because it may be withdrawn until then.
  await sql`
    delete from queued_mail where id = ${id} and state = 'waiting' and expires_at = 'epoch'`.execute(kysely);
}

/** It was rejected permanently, or it is unknown whether it arrived. */
export async function markEnded(
  kysely: Queries,
  { id, claim }: ClaimedMail,
  { state, problem }: Pick<EndedMail, 'state' | 'problem'>,
): Promise<void> {
  await sql`
    update queued_mail set
      state = ${state}, problem = ${problem}, mail = case when has_secret then null else mail end
    where id = ${id} and claim = ${claim}`.execute(kysely);
}

/** Fails expired mails and those interrupted while sending; deletes old ones, and withdrawn ones that still wait. */
export async function settleMails(kysely: Queries): Promise<readonly EndedMail[]> {
  const { rows } = await sql<EndedMail>`
    update queued_mail set
      state = case state when 'sending' then 'unsure' else 'failed' end,
      problem = case state when 'sending' then 'cut off while it was being sent' else coalesce(problem, 'expired') end,
      mail = case when has_secret then null else mail end
    where (state = 'sending' or (state = 'waiting' and expires_at <= now() and expires_at > 'epoch'))
      and (claimed_until is null or claimed_until < now())
    returning id, message_id as "messageId", state, problem`.execute(kysely);
  await sql`
    delete from queued_mail
    where (state in ('failed', 'unsure') and created_at < now() - ${KEPT_DAYS} * interval '1 day')
      or (state = 'waiting' and expires_at = 'epoch')`.execute(kysely);
  return rows;
}
