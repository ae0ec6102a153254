import { randomBytes } from 'node:crypto';
import { normalName } from '../../database/normal-names/normal-name.ts';
import { hashPassword } from '../../features/account/password.ts';
import { revokeRecovery } from '../../features/account/recovery/password-recovery.ts';
import { endSessionsOfUser } from '../../features/account/sessions.ts';
import { holdCompany } from '../../features/collections/hold-company.ts';
import { followAccountAddress } from '../../features/daily-update/settings/daily-update-settings.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Company, Queries } from '../companies/find-company.ts';
import type { ChangeContext } from '../operation.ts';
import { loadUsers, type StoredUser } from './stored-user.ts';
import { RIGHTS, type Right, type UserDefinition } from './user-definition.ts';
import { withdrawLinks } from './withdraw-links.ts';

/** Adds a user, or replaces the given one, who may be of another company. A new user has an unknown password. */
export async function writeUser(
  { transaction, record }: ChangeContext,
  company: Company,
  known: StoredUser | null,
  definition: UserDefinition,
): Promise<void> {
  await refuseTaken(transaction, known?.id ?? 0, definition);
  const values = columns(company, definition);
  const isMoved = known !== null && known.company !== company.name;
  if (isMoved) await holdCompany(transaction, known.id);
  const id =
    known === null
      ? await insert(transaction, { ...values, password_hash: await unknownPassword() })
      : known.id;
  if (known !== null)
    await transaction
      .updateTable('app_user')
      .set(
        known.definition.disabled === definition.disabled ? values : { ...values, ...disabling(definition) },
      )
      .where('id', '=', id)
      .execute();
  else if (definition.disabled)
    await transaction.updateTable('app_user').set(disabling(definition)).where('id', '=', id).execute();
  const replaced = known === null ? null : replacedAddress(known.definition, definition);
  // Pages know the rights from the token, which the next sign-in replaces.
  if (known !== null && (definition.disabled || hasOtherRights(known.definition, definition)))
    await endSessionsOfUser(transaction, id);
  if (known !== null && definition.disabled) await withdrawLinks(transaction, id);
  // A link to set a password must not stay valid in the mailbox of an address that was replaced.
  if (replaced !== null) await revokeRecovery(transaction, id);
  if (replaced !== null) await followAccountAddress(transaction, id, replaced);
  if (isMoved) await leaveCompany(transaction, id);
  const [stored] = await loadUsers(transaction, { username: definition.username });
  const describe = (user: StoredUser | null) => user && { company: user.company, ...user.definition };
  record({
    subject: `user ${(known?.definition ?? definition).username}`,
    before: describe(known),
    after: describe(stored ?? null),
  });
}

let hash: Promise<string> | undefined;
/** The hash of an unknown password, the same for all new users, because hashing takes long. */
function unknownPassword(): Promise<string> {
  hash ??= hashPassword(randomBytes(32).toString('base64url'));
  return hash;
}

function columns(company: Company, definition: UserDefinition) {
  const has = (right: Right): boolean => definition.rights.includes(right);
  return {
    company_id: company.id,
    username: definition.username,
    normal_username: normalName(definition.username),
    email: definition.email,
    normal_email: normalName(definition.email),
    language: definition.language === 'zh' ? 'ch' : 'en',
    [RIGHTS['programme-selection']]: has('programme-selection'),
    [RIGHTS.evaluation]: has('evaluation'),
    [RIGHTS['daily-update']]: has('daily-update'),
    [RIGHTS.reports]: has('reports'),
    [RIGHTS['edit-cards']]: has('edit-cards'),
    [RIGHTS['manage-releases']]: has('manage-releases'),
  };
}

const disabling = ({ disabled }: UserDefinition) => ({ disabled_at: disabled ? new Date() : null });

async function insert(
  kysely: Queries,
  values: ReturnType<typeof columns> & { readonly password_hash: string },
): Promise<number> {
  const { id } = await kysely.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function refuseTaken(kysely: Queries, id: number, user: UserDefinition): Promise<void> {
  if (user.rights.includes('reports') && !user.rights.includes('programme-selection'))
    throw fieldError('rights', 'reports need programme-selection');
  const normal = { username: normalName(user.username), email: normalName(user.email) };
  if (normal.username === '') throw fieldError('username', 'should not be empty');
  for (const field of ['username', 'email'] as const) {
    const taken = await kysely
      .selectFrom('app_user')
      .select('username')
      .where(field === 'username' ? 'normal_username' : 'normal_email', '=', normal[field])
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken !== undefined)
      throw fieldError(
        field,
        field === 'username'
          ? `A user named '${taken.username}' already exists.`
          : `The address belongs to the user '${taken.username}'.`,
      );
  }
}

function hasOtherRights(before: UserDefinition, after: UserDefinition): boolean {
  const [from, to] = [new Set(before.rights), new Set(after.rights)];
  return from.size !== to.size || [...from].some((right) => !to.has(right));
}

/** The address that a change of a user replaces; null if it keeps it. */
export const replacedAddress = (before: UserDefinition, after: UserDefinition): string | null =>
  normalName(before.email) === normalName(after.email) ? null : before.email;

/** Playlists can only be shared within a company. */
async function leaveCompany(kysely: Queries, id: number): Promise<void> {
  await endSessionsOfUser(kysely, id);
  await kysely
    .deleteFrom('playlist_share')
    .where((row) =>
      row.or([
        row('user_id', '=', id),
        row('playlist_id', 'in', (own) =>
          own.selectFrom('playlist').select('playlist.id').where('playlist.user_id', '=', id),
        ),
      ]),
    )
    .execute();
}
