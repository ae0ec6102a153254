import { languageFromStorage } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { LetterReader } from '../letter/compose-letter.ts';

/** A user who wants letters and may receive them. */
export interface Recipient extends LetterReader {
  readonly username: string;
  /** The recipient address. */
  readonly email: string;
  /** The end of the period covered so far, ISO 8601; null before the first letter. */
  readonly coveredUntil: string | null;
}

function query(kysely: Kysely<DatabaseSchema>) {
  return kysely
    .selectFrom('app_user')
    .innerJoin('daily_update', 'daily_update.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.company_id',
      'app_user.username',
      'app_user.email as account_email',
      'daily_update.email',
      'daily_update.told_until',
      ({ fn }) => fn.coalesce('daily_update.language', 'app_user.language').as('language'),
    ])
    .where('daily_update.is_active', '=', true)
    .where('app_user.has_daily_update_access', '=', true)
    .where('app_user.disabled_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

function recipient(row: Row): Recipient {
  return {
    idUser: row.id,
    idCompany: row.company_id,
    username: row.username,
    language: languageFromStorage(row.language),
    email: row.email === '' ? row.account_email : row.email,
    coveredUntil: row.told_until,
  };
}

/** The current state; undefined if this user gets no letters. */
export async function findRecipient(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
): Promise<Recipient | undefined> {
  const row = await query(kysely).where('app_user.id', '=', idUser).executeTakeFirst();
  return row && recipient(row);
}

/** All users who get letters, or the one user if that one does. */
export async function loadRecipients(
  kysely: Kysely<DatabaseSchema>,
  idUser: number | null,
): Promise<Recipient[]> {
  let recipients = query(kysely);
  if (idUser !== null) recipients = recipients.where('app_user.id', '=', idUser);
  return (await recipients.orderBy('app_user.username').execute()).map(recipient);
}
