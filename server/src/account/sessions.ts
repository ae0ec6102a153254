import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { Caller } from './caller.ts';

type Queries = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;

/** The user behind a live session, or undefined. */
export async function findCaller(kysely: Queries, tokenHash: string): Promise<Caller | undefined> {
  return kysely
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'app_user.id as idUser',
      'app_user.username',
      'app_user.company_id as idCompany',
      'session.id as idSession',
      'app_user.has_nota_selection as hasNotaSelection',
      'app_user.has_evaluation_access as hasEvaluationAccess',
      'app_user.has_daily_update_access as hasDailyUpdateAccess',
      'app_user.has_reports as hasReports',
      'app_user.can_edit_cards as canEditCards',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** Which of these sessions are still alive. */
export async function livingSessions(kysely: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const living = await kysely
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', new Date().toISOString())
    .execute();
  return new Set(living.map(({ id }) => id));
}

export async function hasLiveSession(kysely: Queries, idUser: number): Promise<boolean> {
  const found = await kysely
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', idUser)
    .where('expires_at', '>', new Date().toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends a user's sessions: at once, because every call looks its session up. */
export async function endSessionsOfUser(kysely: Queries, idUser: number): Promise<void> {
  await kysely.deleteFrom('session').where('user_id', '=', idUser).execute();
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  kysely: Queries,
  caller: Pick<Caller, 'idUser' | 'idSession'>,
): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where('user_id', '=', caller.idUser)
    .where('id', '!=', caller.idSession)
    .execute();
}
