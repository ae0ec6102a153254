import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import { normalName } from '../../../database/normal-names/normal-name.ts';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { withdrawMails } from '../../../mail/queue/queued-mails.ts';
import { CONFIRMATION_MS, newLink, type Confirmation, type NewLink } from '../address/confirmation.ts';

/** Entering an address again sends another link only after this time, because a call may simply be repeated. */
const NEXT_LINK_MS = 60_000;

export interface DailyUpdateSettings {
  readonly isActive: boolean;
  /** The address as it was entered last; empty for that of the user's account. */
  readonly email: string;
}

export interface StoredSettings extends DailyUpdateSettings {
  /** False: letters go to the previous address until this one is confirmed. */
  readonly isConfirmed: boolean;
}

/** The settings of users who have changed nothing, or have no right to the daily update. */
export const NO_SETTINGS: StoredSettings = { isActive: false, email: '', isConfirmed: true };

export async function loadSettings(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<StoredSettings> {
  const row = await kysely
    .selectFrom('daily_update')
    .select(['is_active', 'email', 'pending_email'])
    .where('user_id', '=', idUser)
    .executeTakeFirst();
  if (!row) return NO_SETTINGS;
  const { is_active: isActive, email, pending_email: pending } = row;
  return { isActive, email: pending ?? email, isConfirmed: pending === null };
}

/** The topic of the mails to an address that is not confirmed. */
export const addressTopic = (idUser: number): string => `letter address ${idUser}`;

/** An address to confirm, with the link to do so. */
export interface RequestedConfirmation {
  readonly confirmation: Confirmation;
  readonly link: NewLink;
}

/**
 * Changes a user's settings, and the language of letters to that of the page. Activating starts over: the first
 * letter is sent at the next time of day and looks back a week, not to the last letter before the pause. Letters go to
 * an address other than the account's only after it is confirmed. Returns what to mail to that address, or null if
 * there is nothing to confirm. An unconfirmed address gets another link if it is entered again or if its last link has
 * expired.
 * @param transaction has locked the user, so that no address is confirmed meanwhile
 */
export async function storeSettings(
  transaction: Kysely<DatabaseSchema>,
  idUser: number,
  { isActive, email }: DailyUpdateSettings,
  language: Language,
): Promise<RequestedConfirmation | null> {
  const before = await transaction
    .selectFrom('app_user')
    .leftJoin('daily_update', 'daily_update.user_id', 'app_user.id')
    .select(['app_user.username', 'app_user.email as account_email'])
    .select(['daily_update.email', 'is_active', 'pending_email', 'link_hash', 'link_expires_at'])
    .where('app_user.id', '=', idUser)
    .executeTakeFirstOrThrow();
  const isSame = (other: string | null): boolean => other !== null && normalName(other) === normalName(email);
  const isConfirmed = email === '' || isSame(before.account_email) || isSame(before.email);
  const expiresAt = before.link_expires_at === null ? 0 : Date.parse(before.link_expires_at);
  const isSwitch = before.is_active !== isActive;
  const needsNone = expiresAt > Date.now() + (isSwitch ? 0 : CONFIRMATION_MS - NEXT_LINK_MS);
  const isPending = isSame(before.pending_email) && (needsNone || (isSwitch && !isActive));
  const link = isConfirmed || isPending ? null : newLink();
  await upsert(transaction, idUser, {
    isActive,
    language,
    email: isConfirmed ? email : (before.email ?? ''),
    pending: isConfirmed ? null : email,
    hash: isConfirmed ? null : (link?.hash ?? before.link_hash),
    expiresAt: isConfirmed ? null : (link?.expiresAt ?? before.link_expires_at),
  });
  // A mail that still waits would go to an address that was entered by mistake.
  if (isConfirmed && before.pending_email !== null) await withdrawMails(transaction, addressTopic(idUser));
  if (link === null) return null;
  return { confirmation: { email, username: before.username, language }, link };
}

interface SettingsRow {
  readonly isActive: boolean;
  readonly language: Language;
  readonly email: string;
  readonly pending: string | null;
  readonly hash: string | null;
  readonly expiresAt: Date | string | null;
}

async function upsert(
  transaction: Kysely<DatabaseSchema>,
  idUser: number,
  { isActive, language, email, pending, hash, expiresAt }: SettingsRow,
): Promise<void> {
  await sql`
    insert into daily_update (
      user_id, is_active, language, email, activated_at, pending_email, link_hash, link_expires_at
    )
    values (
      ${idUser}, ${isActive}, ${language}, ${email}, ${isActive ? new Date() : null}, ${pending}, ${hash}, ${expiresAt}
    )
    on conflict (user_id) do update set
      is_active = excluded.is_active,
      language = excluded.language,
      email = excluded.email,
      pending_email = excluded.pending_email,
      link_hash = excluded.link_hash,
      link_expires_at = excluded.link_expires_at,
      updated_at = now(),
      activated_at = case
        when daily_update.is_active and excluded.is_active then daily_update.activated_at
        else excluded.activated_at
      end,
      told_until = case
        when daily_update.is_active and excluded.is_active then daily_update.told_until
      end`.execute(transaction);
}

/** Sends a user's letters to the new address of the account if they went to the previous one. */
export async function followAccountAddress(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  previous: string,
): Promise<void> {
  const row = await kysely
    .selectFrom('daily_update')
    .select('email')
    .where('user_id', '=', idUser)
    .executeTakeFirst();
  if (!row || normalName(row.email) !== normalName(previous)) return;
  await kysely
    .updateTable('daily_update')
    .set({ email: '', updated_at: new Date() })
    .where('user_id', '=', idUser)
    .execute();
}

/** Ends the daily letter of a user. Idempotent. */
export async function deactivate(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<void> {
  await kysely
    .updateTable('daily_update')
    .set({ is_active: false, activated_at: null, told_until: null, updated_at: new Date() })
    .where('user_id', '=', idUser)
    .where('is_active', '=', true)
    .execute();
}
