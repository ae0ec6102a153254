import { normalName } from '../../database/normal-names/normal-name.ts';
import { removeAccess } from '../accesses/access-operations.ts';
import { removeCompany } from '../companies/company-operations.ts';
import type { ChangeContext } from '../operation.ts';
import { removeUser } from '../users/user-operations.ts';
import type { Declared } from './declared-state.ts';
import { readCompanies } from './read-state.ts';
import type { StateCompany } from './state-schema.ts';

type Companies = readonly Declared<StateCompany>[];

/** Removes the accesses and users that the files do not name. Missing lists stay unchanged. */
export async function removeAccessesAndUsers(context: ChangeContext, declared: Companies): Promise<void> {
  const named = new Set(
    declared.flatMap(({ value }) => (value.users ?? []).map(({ username }) => normalName(username))),
  );
  for (const { name, accesses = [], users = [] } of await readCompanies(context.transaction)) {
    const kept = declared.find(({ value }) => value.name === name)?.value ?? { accesses: [], users: [] };
    if (kept.users !== undefined)
      for (const { username } of users)
        if (!named.has(normalName(username))) await removeUser(context, username);
    if (kept.accesses !== undefined)
      for (const access of accesses)
        if (!kept.accesses.some((each) => each.name === access.name))
          await removeAccess(context, { company: name, name: access.name });
  }
}

/** Removes the companies that the files do not name. Call it after their users were removed. */
export async function removeCompanies(context: ChangeContext, declared: Companies): Promise<void> {
  for (const { name } of await readCompanies(context.transaction))
    if (!declared.some(({ value }) => value.name === name)) await removeCompany(context, name);
}
