import { normalName } from '../../database/normal-names/normal-name.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import { RIGHTS, type Right, type UserDefinition } from './user-definition.ts';

/** A user, as shown to operators. */
export interface StoredUser {
  readonly id: number;
  readonly company: string;
  readonly definition: UserDefinition;
}

/** Every user, or those that match the condition, by company and name. */
export async function loadUsers(
  kysely: Queries,
  only: { readonly company?: string; readonly username?: string } = {},
): Promise<StoredUser[]> {
  let query = kysely
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .selectAll('app_user')
    .select('company.name as company');
  if (only.company !== undefined) query = query.where('company.name', '=', only.company);
  if (only.username !== undefined)
    query = query.where('app_user.normal_username', '=', normalName(only.username));
  const rows = await query.orderBy('company.name').orderBy('app_user.normal_username').execute();
  return rows.map((row) => ({
    id: row.id,
    company: row.company,
    definition: {
      username: row.username,
      email: row.email,
      language: row.language === 'ch' ? 'zh' : 'en',
      rights: (Object.keys(RIGHTS) as Right[]).filter((right) => row[RIGHTS[right]]),
      disabled: row.disabled_at !== null,
    },
  }));
}

/** The user with a name, in any case and form. Throws for the field that names a missing one. */
export async function requireUser(kysely: Queries, username: string): Promise<StoredUser> {
  const [user] = await loadUsers(kysely, { username });
  if (user === undefined) throw fieldError('username', `There is no user '${username}'.`);
  return user;
}
