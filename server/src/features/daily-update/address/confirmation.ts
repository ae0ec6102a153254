import { randomBytes } from 'node:crypto';
import { languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import { hashSecret } from '../../account/secret-hash.ts';
import type { DatabaseSchema } from '../../../database/schema.ts';

/** How long a link is valid, hours: as long as its mail is retried. */
export const CONFIRMATION_HOURS = 48;
export const CONFIRMATION_MS = CONFIRMATION_HOURS * 3_600_000;
const SECRET_BYTES = 32;

/** The secret part of a link, and its stored hash. */
export interface NewLink {
  readonly secret: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

export function newLink(): NewLink {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + CONFIRMATION_MS);
  return { secret, hash: hashSecret(secret), expiresAt };
}

/** An address that waits for its confirmation, or was just confirmed. */
export interface Confirmation {
  readonly email: string;
  readonly username: string;
  /** Of the page on which the address was entered. */
  readonly language: Language;
}

/** What a link would confirm; undefined if it is no longer valid. */
export async function findConfirmation(
  kysely: Kysely<DatabaseSchema>,
  secret: string,
): Promise<Confirmation | undefined> {
  const found = await kysely
    .selectFrom('daily_update')
    .innerJoin('app_user', 'app_user.id', 'daily_update.user_id')
    .select(['daily_update.pending_email as email', 'app_user.username'])
    .select(({ fn }) => fn.coalesce('daily_update.language', 'app_user.language').as('language'))
    .where('link_hash', '=', hashSecret(secret))
    .where('link_expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return found && confirmation(found);
}

/**
 * Sends letters to the address from now on and uses the link up. Only one of two simultaneous uses succeeds.
 */
export function useConfirmation(
  kysely: Kysely<DatabaseSchema>,
  secret: string,
): Promise<Confirmation | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    // Changes of the settings lock the user too, and write back the link that they have read.
    await transaction
      .selectFrom('app_user')
      .innerJoin('daily_update', 'daily_update.user_id', 'app_user.id')
      .select('app_user.id')
      .where('link_hash', '=', hashSecret(secret))
      .forUpdate('app_user')
      .execute();
    return confirm(transaction, secret);
  });
}

async function confirm(
  transaction: Kysely<DatabaseSchema>,
  secret: string,
): Promise<Confirmation | undefined> {
  const { rows } = await sql<{ email: string | null; username: string; language: string }>`
    update daily_update set
      email = pending_email, pending_email = null, link_hash = null, link_expires_at = null, updated_at = now()
    from app_user
    where app_user.id = daily_update.user_id and link_hash = ${hashSecret(secret)}
      and link_expires_at > ${new Date()} and pending_email is not null
    returning daily_update.email, app_user.username,
      coalesce(daily_update.language, app_user.language) as language`.execute(transaction);
  return rows[0] && confirmation(rows[0]);
}

function confirmation(row: { email: string | null; username: string; language: string }): Confirmation {
  return { email: row.email ?? '', username: row.username, language: languageFromStorage(row.language) };
}
