import { isDeepStrictEqual } from 'node:util';
import { normalName } from '../../database/normal-names/normal-name.ts';
import {
  findAccess,
  refuseEmpty,
  refuseRepeated,
  storeAccess,
  type WrittenAccess,
} from '../accesses/write-access.ts';
import { addCompany } from '../companies/company-operations.ts';
import type { Company } from '../companies/find-company.ts';
import type { ChangeContext } from '../operation.ts';
import { loadUsers, requireUser, type StoredUser } from '../users/stored-user.ts';
import { RIGHTS, type Right, type UserDefinition } from '../users/user-definition.ts';
import { replacedAddress, writeUser } from '../users/write-user.ts';
import type { ApplyOptions } from './apply-options.ts';
import type { Declared } from './declared-state.ts';
import { at } from './parse-state.ts';
import { removeAccessesAndUsers, removeCompanies } from './prune.ts';
import type { StateCompany } from './state-schema.ts';

/** Changes the companies with their accesses and users to the declared ones. */
export async function applyCompanies(
  context: ChangeContext,
  declared: readonly Declared<StateCompany>[],
  options: ApplyOptions,
): Promise<void> {
  const { transaction } = context;
  const stored = await transaction.selectFrom('company').select(['id', 'name']).execute();
  const users = new Map(
    (await loadUsers(transaction)).map((user) => [normalName(user.definition.username), user]),
  );
  // Before anything is added, because it may use their names and addresses.
  if (options.prune) await removeAccessesAndUsers(context, declared);
  await releaseAddresses(context, declared, users);
  for (const company of declared) {
    const { name } = company.value;
    const id = stored.find((each) => each.name === name)?.id ?? (await addCompany(context, name));
    await applyAccesses(context, { id, name }, company, options);
    await applyUsers(context, { id, name }, company, users, options);
  }
  // After users have moved to other companies.
  if (options.prune) await removeCompanies(context, declared);
}

/** Releases the addresses that users give up, because others may get them: they may even exchange them. */
async function releaseAddresses(
  { transaction }: ChangeContext,
  declared: readonly Declared<StateCompany>[],
  stored: ReadonlyMap<string, StoredUser>,
): Promise<void> {
  for (const user of declared.flatMap(({ value }) => value.users ?? [])) {
    const known = stored.get(normalName(user.username));
    if (known === undefined || replacedAddress(known.definition, user) === null) continue;
    await transaction
      .updateTable('app_user')
      .set({ normal_email: null })
      .where('id', '=', known.id)
      .execute();
  }
}

async function applyAccesses(
  context: ChangeContext,
  company: Company,
  declared: Declared<StateCompany>,
  { emptyAccesses }: Pick<ApplyOptions, 'emptyAccesses'>,
): Promise<void> {
  const written: [index: number, access: WrittenAccess][] = [];
  for (const [index, access] of (declared.value.accesses ?? []).entries())
    await at(declared, ['accesses', index], async () => {
      const known = (await findAccess(context.transaction, company, access.name)) ?? null;
      const changed = await storeAccess(context, company, known, access);
      if (changed === null) return;
      if (!emptyAccesses) await refuseEmpty(context.transaction, changed);
      written.push([index, changed]);
    });
  // Compared once all accesses have their new period.
  for (const [index, access] of written)
    await at(declared, ['accesses', index], () => refuseRepeated(context.transaction, company, access));
}

async function applyUsers(
  context: ChangeContext,
  company: Company,
  declared: Declared<StateCompany>,
  stored: ReadonlyMap<string, StoredUser>,
  { invite }: Pick<ApplyOptions, 'invite'>,
): Promise<void> {
  for (const [index, given] of (declared.value.users ?? []).entries())
    await at(declared, ['users', index], async () => {
      const user = inOrder(given);
      const known = stored.get(normalName(user.username)) ?? null;
      if (known?.company === company.name && isDeepStrictEqual(known.definition, user)) return;
      await writeUser(context, company, known, user);
      if (invite !== null && known === null && !user.disabled)
        await invite(await requireUser(context.transaction, user.username));
    });
}

/** A user with the rights in the order in which they are read. */
function inOrder(user: UserDefinition): UserDefinition {
  return { ...user, rights: (Object.keys(RIGHTS) as Right[]).filter((right) => user.rights.includes(right)) };
}
