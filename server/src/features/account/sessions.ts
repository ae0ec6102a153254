import type { ExpressionBuilder, Kysely, SqlBool, Expression, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';

type Queries = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;

const HOUR_MS = 3_600_000;
/** How long an unused session lives. */
const IDLE_MS = 4 * HOUR_MS;
const IDLE_STAYING_SIGNED_IN_MS = 7 * 24 * HOUR_MS;
/** Precision of the time of last use: not every call writes. */
const USE_NOTED_EVERY_MS = 5 * 60_000;

const before = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** Query condition for sessions that have neither expired nor been unused for too long. */
export function isLive(row: ExpressionBuilder<DatabaseSchema, 'session'>): Expression<SqlBool> {
  return row.and([
    row('session.expires_at', '>', before(0)),
    row.or([
      row('session.used_at', '>', before(IDLE_MS)),
      row.and([
        row('session.stay_signed_in', '=', true),
        row('session.used_at', '>', before(IDLE_STAYING_SIGNED_IN_MS)),
      ]),
    ]),
  ]);
}

/** The user of a live session, or undefined. */
export async function findCaller(
  kysely: Queries,
  tokenHash: string,
): Promise<(Caller & { readonly usedAt: string }) | undefined> {
  return kysely
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'app_user.id as idUser',
      'app_user.username',
      'app_user.company_id as idCompany',
      'session.id as idSession',
      'session.used_at as usedAt',
      'app_user.has_nota_selection as hasNotaSelection',
      'app_user.has_evaluation_access as hasEvaluationAccess',
      'app_user.has_daily_update_access as hasDailyUpdateAccess',
      'app_user.has_reports as hasReports',
      'app_user.can_edit_cards as canEditCards',
      'app_user.can_manage_releases as canManageReleases',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('app_user.disabled_at', 'is', null)
    .where(isLive)
    .executeTakeFirst();
}

/** Records the use of a session; `usedAt` is the last recorded time. */
export async function noteUse(
  kysely: Queries,
  { idSession, usedAt }: { readonly idSession: number; readonly usedAt: string },
): Promise<void> {
  if (usedAt > before(USE_NOTED_EVERY_MS)) return;
  await kysely.updateTable('session').set({ used_at: new Date() }).where('id', '=', idSession).execute();
}

/** Which of these sessions are still live. */
export async function livingSessions(kysely: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const living = await kysely
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where(isLive)
    .execute();
  return new Set(living.map(({ id }) => id));
}

/** The live sessions of a user, the newest first. */
export async function liveSessionsOfUser(kysely: Queries, idUser: number) {
  return kysely
    .selectFrom('session')
    .select(['id', 'stay_signed_in as staysSignedIn', 'created_at as signedInAt', 'used_at as usedAt'])
    .where('user_id', '=', idUser)
    .where(isLive)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function hasLiveSession(kysely: Queries, idUser: number): Promise<boolean> {
  const found = await kysely
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', idUser)
    .where(isLive)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends a user's sessions immediately, because every call checks its session. */
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
