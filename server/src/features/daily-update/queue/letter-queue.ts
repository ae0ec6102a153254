import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';

type Queries = Kysely<DatabaseSchema>;

/** The state of a letter. The migration of the table explains each. */
export type LetterState =
  | 'waiting'
  | 'composed'
  | 'sending'
  | 'sent'
  | 'nothing-new'
  | 'failed'
  | 'withdrawn'
  | 'unsure';

/** A letter that only this run works on, until its lease ends. */
export interface ClaimedLetter {
  readonly id: number;
  readonly idUser: number;
  readonly state: 'waiting' | 'composed';
  /** Number of attempts to mail it. */
  readonly attempts: number;
  /** The holder of the lease; every change of the letter checks it. */
  readonly claim: string;
}

/** Letters are kept this long for reading and unsubscribing, days. */
const KEPT_DAYS = 400;

/** A selection of letters: those of a day, of one user or of all. */
export interface LetterChoice {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly idUser: number | null;
}

/**
 * Creates a letter for every subscriber without one for the day; deletes old ones. Safe on several nodes at
 * once.
 * @param activeBefore users who activated it later wait for the next day; null: nobody waits
 */
export async function addLetters(
  kysely: Queries,
  { day, idUser }: LetterChoice,
  activeBefore: Date | null,
): Promise<void> {
  await sql`
    insert into daily_letter (user_id, day)
    select app_user.id, ${day} from app_user
    inner join daily_update on daily_update.user_id = app_user.id
    where daily_update.is_active and app_user.has_daily_update_access
      and app_user.disabled_at is null
      and (${activeBefore}::timestamptz is null or daily_update.activated_at <= ${activeBefore})
      and (${idUser}::integer is null or app_user.id = ${idUser})
      -- PostgreSQL takes an id from the sequence before it finds a conflict, and checks repeat all day.
      and not exists (select from daily_letter made where made.user_id = app_user.id and made.day = ${day})
    order by app_user.id
    on conflict (user_id, day) do nothing`.execute(kysely);
}

/** Deletes letters that are no longer kept. @param today YYYY-MM-DD */
export async function purgeLetters(kysely: Queries, today: string): Promise<void> {
  await sql`delete from daily_letter where day < ${today}::date - ${KEPT_DAYS}::integer`.execute(kysely);
}

/** Retries today's letters that were not sent: those that found nothing, failed, or were not wanted then. */
export async function reopenLetters(kysely: Queries, { day, idUser }: LetterChoice): Promise<void> {
  await sql`
    update daily_letter set
      -- One that contained nothing new is composed again.
      state = case when content is null or state = 'nothing-new' then 'waiting' else 'composed' end,
      content = case when state = 'nothing-new' then null else content end,
      attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null, problem = null
    where day = ${day} and (${idUser}::integer is null or user_id = ${idUser})
      and (state in ('nothing-new', 'failed', 'withdrawn')
        or (state in ('waiting', 'composed') and (claimed_until is null or claimed_until < now())))`.execute(
    kysely,
  );
}

/** The operator's confirmation that letters with an unknown outcome are to be sent again. */
export async function resendUnsureLetters(kysely: Queries, { day, idUser }: LetterChoice): Promise<void> {
  await sql`
    update daily_letter set
      state = case when content is null then 'waiting' else 'composed' end,
      next_attempt_at = now(), claim = null, claimed_until = null
    where day = ${day} and (${idUser}::integer is null or user_id = ${idUser}) and state = 'unsure'`.execute(
    kysely,
  );
}

/**
 * Settles what earlier runs left. Letters of past days fail, and the next one contains their programmes. Letters
 * interrupted while sending become unsure. Returns how many became unsure.
 */
export async function settleLetters(kysely: Queries, day: string): Promise<number> {
  await sql`
    update daily_letter set state = 'failed', problem = coalesce(problem, 'its day passed')
    where day < ${day} and state in ('waiting', 'composed')`.execute(kysely);
  const { rows } = await sql`
    update daily_letter set state = 'unsure', problem = 'cut off while it was being sent'
    where state = 'sending' and claimed_until < now() returning id`.execute(kysely);
  return rows.length;
}

/** Claims the next letter that no other run holds; undefined if there is none. */
export async function claimLetter(
  kysely: Queries,
  { day, idUser }: LetterChoice,
  { claim, leaseMs }: { readonly claim: string; readonly leaseMs: number },
): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<Omit<ClaimedLetter, 'claim'>>`
    update daily_letter set claim = ${claim}, claimed_until = now() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select id from daily_letter
      where day = ${day} and state in ('waiting', 'composed') and next_attempt_at <= now()
        and (claimed_until is null or claimed_until < now())
        and (${idUser}::integer is null or user_id = ${idUser})
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, user_id as "idUser", state, attempts`.execute(kysely);
  const [letter] = rows;
  return letter && { ...letter, claim };
}
