import type { Kysely } from 'kysely';
import { isPasswordRight } from '../../features/account/password.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { SAMPLE_PASSWORD, SAMPLE_USERNAMES } from './accounts.ts';

/** Names of the sample users who can sign in with the published password, also if their name or address was changed. */
export async function openSampleUsers(kysely: Kysely<DatabaseSchema>): Promise<readonly string[]> {
  const users = await kysely
    .selectFrom('app_user')
    .select(['username', 'password_hash'])
    .where('disabled_at', 'is', null)
    .where((row) =>
      row.or([
        row('username', 'in', SAMPLE_USERNAMES),
        row(
          'email',
          'in',
          SAMPLE_USERNAMES.map((name) => `${name}@example.com`),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  const open: string[] = [];
  for (const { username, password_hash } of users)
    if (await isPasswordRight(password_hash, SAMPLE_PASSWORD)) open.push(username);
  return open;
}
