import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../src/database/schema.ts';

/** Forgets all letters and settings of the daily update, and turns it on for these users, long ago. */
export async function activateDailyUpdate(
  kysely: Kysely<DatabaseSchema>,
  ...usernames: readonly string[]
): Promise<void> {
  await kysely.deleteFrom('daily_letter').execute();
  await kysely.deleteFrom('daily_update').execute();
  if (usernames.length === 0) return;
  await kysely
    .insertInto('daily_update')
    .columns(['user_id', 'is_active', 'activated_at'])
    .expression((builder) =>
      builder
        .selectFrom('app_user')
        .where('username', 'in', usernames)
        .select((row) => ['id', row.lit(true).as('is_active'), row.val('2026-01-01').as('activated_at')]),
    )
    .execute();
}
