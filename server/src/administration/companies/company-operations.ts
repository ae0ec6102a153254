import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { describeAccesses } from '../accesses/describe-access.ts';
import { defineOperation, type ChangeContext } from '../operation.ts';
import { loadUsers } from '../users/stored-user.ts';
import { withdrawLinks } from '../users/withdraw-links.ts';
import { NAME, findCompany, type Queries } from './find-company.ts';

/** Adds a company and returns its id. */
export async function addCompany({ transaction, record }: ChangeContext, name: string): Promise<number> {
  await refuseTaken(transaction, 'name', name);
  const { id } = await transaction
    .insertInto('company')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  record({ subject: `company ${name}`, before: null, after: { name } });
  return id;
}

/** Removes a company with its accesses and users, and all their data. */
export async function removeCompany({ transaction, record }: ChangeContext, name: string): Promise<void> {
  const { id } = await findCompany(transaction, name, 'name');
  const users = await loadUsers(transaction, { company: name });
  const before = {
    name,
    accesses: await describeAccesses(transaction, id),
    users: users.map(({ definition }) => definition),
  };
  await transaction.deleteFrom('company').where('id', '=', id).execute();
  // Afterwards, because a call that locks a user may add a mail until then.
  await withdrawLinks(transaction, ...users.map((user) => user.id));
  record({ subject: `company ${name}`, before, after: null });
}

async function refuseTaken(kysely: Queries, field: string, name: string): Promise<void> {
  const taken = await kysely.selectFrom('company').select('id').where('name', '=', name).executeTakeFirst();
  if (taken !== undefined) throw fieldError(field, `A company named '${name}' already exists.`);
}

const name = NAME.describe('name of the company');

/** `company`: the companies that subscribe. */
export const COMPANY_OPERATIONS = [
  defineOperation({
    group: 'company',
    action: 'add',
    summary: 'Adds a company. It sees nothing until it has an access.',
    schema: z.strictObject({ name }),
    async run(context, input) {
      await addCompany(context, input.name);
      return { message: `The company '${input.name}' was added.` };
    },
  }),
  defineOperation({
    group: 'company',
    action: 'change',
    summary: 'Renames a company.',
    schema: z.strictObject({ name, newName: NAME.describe('its new name') }),
    async run({ transaction, record }, { name: former, newName }) {
      const { id } = await findCompany(transaction, former, 'name');
      if (newName !== former) await refuseTaken(transaction, 'newName', newName);
      await transaction.updateTable('company').set({ name: newName }).where('id', '=', id).execute();
      record({ subject: `company ${former}`, before: { name: former }, after: { name: newName } });
      return { message: `The company is now called '${newName}'.` };
    },
  }),
  defineOperation({
    group: 'company',
    action: 'list',
    summary: 'Lists the companies with the number of their accesses and users.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const data = await transaction
        .selectFrom('company')
        .select((row) => [
          'name',
          row
            .selectFrom('access')
            .whereRef('access.company_id', '=', 'company.id')
            .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('number'))
            .as('accesses'),
          row
            .selectFrom('app_user')
            .whereRef('app_user.company_id', '=', 'company.id')
            .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('number'))
            .as('users'),
        ])
        .orderBy('name')
        .execute();
      return { message: data.length === 0 ? 'There are no companies.' : '', data };
    },
  }),
  defineOperation({
    group: 'company',
    action: 'remove',
    summary: 'Removes a company. A company with users requires --with-users.',
    schema: z.strictObject({
      name,
      withUsers: z.boolean().default(false).describe('also remove its users with all that they own'),
    }),
    async run(context, input) {
      const { id } = await findCompany(context.transaction, input.name, 'name');
      const users = await context.transaction
        .selectFrom('app_user')
        .select('username')
        .where('company_id', '=', id)
        .execute();
      if (users.length > 0 && !input.withUsers)
        throw fieldError(
          'withUsers',
          `'${input.name}' has users (${users.length}). Move them, or remove them as well.`,
        );
      await removeCompany(context, input.name);
      return { message: `The company '${input.name}' was removed.` };
    },
  }),
];
