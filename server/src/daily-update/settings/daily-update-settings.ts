import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

export interface DailyUpdateSettings {
  readonly isActive: boolean;
  /** Where letters go; empty for the address of the user's account. */
  readonly email: string;
}

/** A user's settings; inactive and without an address of its own until the user changes them. */
export async function loadSettings(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
): Promise<DailyUpdateSettings> {
  const row = await kysely
    .selectFrom('daily_update')
    .select(['is_active as isActive', 'email'])
    .where('user_id', '=', idUser)
    .executeTakeFirst();
  return row ?? { isActive: false, email: '' };
}

/**
 * Changes a user's settings. Activating starts afresh: the first letter comes at the next time of the day and looks a
 * week back, not to the last letter before the pause.
 */
export async function storeSettings(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  { isActive, email }: DailyUpdateSettings,
): Promise<void> {
  await sql`
    insert into daily_update (user_id, is_active, email, activated_at)
    values (${idUser}, ${isActive}, ${email}, ${isActive ? new Date() : null})
    on conflict (user_id) do update set
      is_active = excluded.is_active,
      email = excluded.email,
      updated_at = now(),
      activated_at = case
        when daily_update.is_active and excluded.is_active then daily_update.activated_at
        else excluded.activated_at
      end,
      told_until = case
        when daily_update.is_active and excluded.is_active then daily_update.told_until
      end`.execute(kysely);
}

/** Ends the daily letter of a user. Doing it again changes nothing. */
export async function deactivate(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<void> {
  await kysely
    .updateTable('daily_update')
    .set({ is_active: false, activated_at: null, told_until: null, updated_at: new Date() })
    .where('user_id', '=', idUser)
    .where('is_active', '=', true)
    .execute();
}
