import type { Kysely } from 'kysely';
import { DateTime } from 'luxon';
import { isEmail, isStrongPassword } from '@airdex/shared-contracts/api';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { normalName } from '../../../database/normal-names/normal-name.ts';
import { hashPassword } from '../password.ts';

export interface NewUser {
  readonly company: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Why a user can't be added, in one sentence. Nothing was changed. */
export class UserRefusedError extends Error {
  override readonly name = 'UserRefusedError';
}

function check({ company, username, email, password }: NewUser): void {
  if (company.trim() === '') throw new UserRefusedError('Enter a name for the company.');
  if (normalName(username) === '') throw new UserRefusedError('Enter a name for the user.');
  if (!isEmail(email)) throw new UserRefusedError(`'${email}' is not an email address.`);
  if (!isStrongPassword(password))
    throw new UserRefusedError('The password needs 6 characters, an upper-case letter and a digit.');
}

async function companyNamed(kysely: Kysely<DatabaseSchema>, name: string, today: string): Promise<number> {
  const known = await kysely.selectFrom('company').select('id').where('name', '=', name).executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await kysely
    .insertInto('company')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('access')
    .values({
      company_id: id,
      name_en: 'World, all genres',
      name_zh: '全球 · 全部类型',
      begin_date: today,
      end_date: DateTime.fromISO(today, { zone: 'utc' }).plus({ years: 1 }).toFormat('yyyy-MM-dd'),
      all_channels: true,
      all_channels_have_audience_results: true,
      all_genres: true,
    })
    .execute();
  return id;
}

/**
 * Adds a user who can see everything. An unknown company is added too, with access to the whole catalogue for a
 * year from `today` (YYYY-MM-DD); a known one keeps its accesses. All or nothing. Throws {@link
 * UserRefusedError} for invalid input, and if the name or the address is taken.
 */
export async function addUser(kysely: Kysely<DatabaseSchema>, user: NewUser, today: string): Promise<void> {
  check(user);
  const username = user.username.trim();
  const normal_username = normalName(username);
  const normal_email = normalName(user.email);
  const password_hash = await hashPassword(user.password);
  await kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('app_user')
      .select('username')
      .where((row) =>
        row.or([row('normal_username', '=', normal_username), row('normal_email', '=', normal_email)]),
      )
      .executeTakeFirst();
    if (taken !== undefined)
      throw new UserRefusedError(`The name or the address already belongs to the user '${taken.username}'.`);
    await transaction
      .insertInto('app_user')
      .values({
        company_id: await companyNamed(transaction, user.company.trim(), today),
        username,
        normal_username,
        email: user.email,
        normal_email,
        password_hash,
        has_nota_selection: true,
        has_evaluation_access: true,
        has_daily_update_access: true,
        has_reports: true,
      })
      .execute();
  });
}
