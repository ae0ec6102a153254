import type { Kysely } from 'kysely';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { isStrongPassword } from '@airdex/shared-contracts/api';
import { inTransaction } from '../../database/in-transaction.ts';
import { normalName } from '../../database/normal-names/normal-name.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { hashPassword } from '../../features/account/password.ts';
import { accessSchema, ALL } from '../accesses/access-definition.ts';
import { storeAccess } from '../accesses/write-access.ts';
import { storeChanges } from '../audit/admin-changes.ts';
import { addCompany } from '../companies/company-operations.ts';
import { NAME, type Company } from '../companies/find-company.ts';
import type { AdminChange, ChangeContext } from '../operation.ts';
import { EMAIL } from './user-definition.ts';
import { writeUser } from './write-user.ts';

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

const namesSchema = z.object({ company: NAME, username: NAME, email: EMAIL });

function check(user: NewUser): z.output<typeof namesSchema> {
  if (user.company.trim() === '') throw new UserRefusedError('Enter a name for the company.');
  if (normalName(user.username) === '') throw new UserRefusedError('Enter a name for the user.');
  if (user.email.trim() === '') throw new UserRefusedError('Enter an email address.');
  if (!isStrongPassword(user.password))
    throw new UserRefusedError('The password needs 6 characters, an upper-case letter and a digit.');
  const { data, error } = namesSchema.safeParse(user);
  if (error)
    throw new UserRefusedError(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  return data;
}

async function companyNamed(context: ChangeContext, name: string, today: string): Promise<Company> {
  const known = await context.transaction
    .selectFrom('company')
    .select(['id', 'name'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (known !== undefined) return known;
  const company = { id: await addCompany(context, name), name };
  const access = accessSchema.parse({
    name: 'World, all genres',
    nameZh: '全球 · 全部类型',
    begin: today,
    end: DateTime.fromISO(today, { zone: 'utc' }).plus({ years: 1 }).toFormat('yyyy-MM-dd'),
    channelsWithResults: [ALL],
  });
  await storeAccess(context, company, null, access);
  return company;
}

/**
 * Adds a user who can see everything, and records it. An unknown company is added too, with access to the whole
 * catalogue for a year from `today` (YYYY-MM-DD); a known one keeps its accesses. All or nothing. Throws {@link
 * UserRefusedError} for invalid input, and if the name or the address is taken.
 * @param operator the operator's name for the record
 */
export async function addUser(
  kysely: Kysely<DatabaseSchema>,
  user: NewUser,
  today: string,
  operator: string,
): Promise<void> {
  const { company, username, email } = check(user);
  const normal_username = normalName(username);
  const normal_email = normalName(email);
  const password_hash = await hashPassword(user.password);
  await inTransaction(kysely, async (transaction) => {
    const taken = await transaction
      .selectFrom('app_user')
      .select('username')
      .where((row) =>
        row.or([row('normal_username', '=', normal_username), row('normal_email', '=', normal_email)]),
      )
      .executeTakeFirst();
    if (taken !== undefined)
      throw new UserRefusedError(`The name or the address already belongs to the user '${taken.username}'.`);
    const changes: AdminChange[] = [];
    const context: ChangeContext = { transaction, record: (change) => changes.push(change) };
    await writeUser(context, await companyNamed(context, company, today), null, {
      username,
      email,
      language: 'en',
      rights: ['programme-selection', 'evaluation', 'daily-update', 'reports'],
      disabled: false,
    });
    await transaction
      .updateTable('app_user')
      .set({ password_hash })
      .where('normal_username', '=', normal_username)
      .execute();
    await storeChanges(transaction, { operation: 'account:add', operator }, changes);
  });
}
