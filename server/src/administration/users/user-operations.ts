import { z } from 'zod';
import { endSessionsOfUser } from '../../features/account/sessions.ts';
import { fieldError } from '../../http/field-error.ts';
import { findCompany, NAME } from '../companies/find-company.ts';
import { changeOf, defineOperation, type ChangeContext, type OperationContext } from '../operation.ts';
import { inviteUser } from './invitation.ts';
import { loadUsers, requireUser } from './stored-user.ts';
import { EMAIL, LANGUAGE, RIGHTS_LIST, userSchema, type UserDefinition } from './user-definition.ts';
import { withdrawLinks } from './withdraw-links.ts';
import { writeUser } from './write-user.ts';

const username = NAME.describe('name of the user, in any case');
const company = NAME.describe('name of the company');

/** Removes a user with all data of the user. */
export async function removeUser({ transaction, record }: ChangeContext, name: string): Promise<void> {
  const user = await requireUser(transaction, name);
  await transaction.deleteFrom('app_user').where('id', '=', user.id).execute();
  // Afterwards, because a call that locks the user may add a mail until then.
  await withdrawLinks(transaction, user.id);
  const before = { company: user.company, ...user.definition };
  record({ subject: `user ${user.definition.username}`, before, after: null });
}

/** Changes some fields of a user. */
async function changeUser(
  context: OperationContext,
  name: string,
  fields: Partial<UserDefinition>,
  to?: string,
): Promise<void> {
  const user = await requireUser(context.transaction, name);
  const target = await findCompany(context.transaction, to ?? user.company);
  await writeUser(context, target, user, { ...user.definition, ...fields });
}

const only = z.strictObject({ username });

/** `user`: the users who may sign in. */
export const USER_OPERATIONS = [
  defineOperation({
    group: 'user',
    action: 'add',
    summary: 'Adds a user and mails a link to set a password.',
    schema: z.strictObject({
      company,
      ...userSchema.omit({ disabled: true }).shape,
      link: z.boolean().default(true).describe('do not mail the link; user send-link does so later'),
    }),
    async run(context, { company: companyName, link, ...user }) {
      const target = await findCompany(context.transaction, companyName);
      await writeUser(context, target, null, { ...user, disabled: false });
      if (link) await inviteUser(context, await requireUser(context.transaction, user.username));
      const mailed = link ? ` A link to set a password will be mailed to ${user.email}.` : '';
      return { message: `The user '${user.username}' of '${companyName}' was added.${mailed}` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'change',
    summary: 'Changes a user. Options that are left out keep their value.',
    schema: z.strictObject({
      username,
      newUsername: NAME.optional().describe('the new name'),
      email: EMAIL.optional(),
      language: LANGUAGE.optional(),
      rights: RIGHTS_LIST.optional(),
    }),
    async run(context, { username: name, newUsername, email, language, rights }) {
      await changeUser(context, name, {
        ...(newUsername === undefined ? {} : { username: newUsername }),
        ...(email === undefined ? {} : { email }),
        ...(language === undefined ? {} : { language }),
        ...(rights === undefined ? {} : { rights }),
      });
      return { message: `The user '${newUsername ?? name}' ${changeOf(context)}.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'disable',
    summary: 'Signs a user out and refuses further sign-ins. What the user owns stays.',
    schema: only,
    async run(context, { username: name }) {
      await changeUser(context, name, { disabled: true });
      return { message: `The user '${name}' is disabled.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'enable',
    summary: 'Lets a disabled user sign in again, with the same password.',
    schema: only,
    async run(context, { username: name }) {
      await changeUser(context, name, { disabled: false });
      return { message: `The user '${name}' can sign in.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'move',
    summary: 'Moves a user to another company. Ends the sessions and the sharing with former colleagues.',
    schema: z.strictObject({ username, company }),
    async run(context, input) {
      await changeUser(context, input.username, {}, input.company);
      return { message: `The user '${input.username}' belongs to '${input.company}'.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'list',
    summary: 'Lists all users, or those of a company.',
    readsOnly: true,
    schema: z.strictObject({ company: company.optional() }),
    async run({ transaction }, input) {
      if (input.company !== undefined) await findCompany(transaction, input.company);
      const users = await loadUsers(
        transaction,
        input.company === undefined ? {} : { company: input.company },
      );
      // Logs name a user only by the id.
      const data = users.map(({ id, company: of, definition }) => ({ id, company: of, ...definition }));
      return { message: data.length === 0 ? 'There are no users.' : '', data };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'sign-out',
    summary: 'Ends all sessions of a user.',
    schema: only,
    async run({ transaction, record }, input) {
      const user = await requireUser(transaction, input.username);
      await endSessionsOfUser(transaction, user.id);
      record({ subject: `user ${user.definition.username}`, before: null, after: { signedOut: true } });
      return { message: `The user '${user.definition.username}' is signed out everywhere.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'send-link',
    summary: 'Mails a user a link to set a password. It replaces earlier links.',
    schema: only,
    async run(context, input) {
      const user = await requireUser(context.transaction, input.username);
      if (user.definition.disabled) throw fieldError('username', `'${input.username}' is disabled.`);
      await inviteUser(context, user);
      context.record({
        subject: `user ${user.definition.username}`,
        before: null,
        after: { linkSent: true },
      });
      return { message: `A link to set a password will be mailed to ${user.definition.email}.` };
    },
  }),
  defineOperation({
    group: 'user',
    action: 'remove',
    summary: 'Removes a user with all searches, playlists and settings.',
    schema: only,
    async run(context, input) {
      await removeUser(context, input.username);
      return { message: `The user '${input.username}' was removed.` };
    },
  }),
];
