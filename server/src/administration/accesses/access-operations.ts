import { z } from 'zod';
import { findCompany, NAME } from '../companies/find-company.ts';
import { changeOf, defineOperation, type ChangeContext } from '../operation.ts';
import { givenFields, optionalFields } from '../optional-fields.ts';
import { accessFields, accessSchema } from './access-definition.ts';
import { describeAccess } from './describe-access.ts';
import { requireAccess, writeAccess } from './write-access.ts';

const company = NAME.describe('name of the company');
const name = NAME.describe('English name of the access');

/** Removes a company's access. */
export async function removeAccess(
  { transaction, record }: ChangeContext,
  input: { readonly company: string; readonly name: string },
): Promise<void> {
  const { id } = await requireAccess(transaction, input);
  const before = await describeAccess(transaction, id);
  await transaction.deleteFrom('access').where('id', '=', id).execute();
  record({ subject: `access ${input.company}: ${input.name}`, before, after: null });
}

/** `access`: what companies may see, and when. */
export const ACCESS_OPERATIONS = [
  defineOperation({
    group: 'access',
    action: 'add',
    summary: 'Adds an access to a company: a part of the catalogue that it may see.',
    schema: z.strictObject({ company, ...accessSchema.shape }),
    async run(context, { company: companyName, ...definition }) {
      await writeAccess(context, await findCompany(context.transaction, companyName), null, definition);
      return { message: `The access '${definition.name}' of '${companyName}' was added.` };
    },
  }),
  defineOperation({
    group: 'access',
    action: 'change',
    summary: 'Changes an access. Options that are left out keep their value.',
    schema: z.strictObject({
      company,
      name,
      newName: NAME.optional().describe('its new name'),
      ...optionalFields(accessFields),
    }),
    async run(context, { company: companyName, name: accessName, newName, ...given }) {
      const access = await requireAccess(context.transaction, { company: companyName, name: accessName });
      const before = await describeAccess(context.transaction, access.id);
      const definition = accessSchema.parse({
        ...before,
        // Without a Chinese name of its own it follows the English one.
        nameZh: before.nameZh === before.name ? undefined : before.nameZh,
        ...givenFields(given),
        name: newName ?? accessName,
      });
      await writeAccess(context, access.company, access.id, definition);
      return { message: `The access '${definition.name}' of '${companyName}' ${changeOf(context)}.` };
    },
  }),
  defineOperation({
    group: 'access',
    action: 'list',
    summary: 'Lists the accesses of all companies, or of one.',
    readsOnly: true,
    schema: z.strictObject({ company: company.optional() }),
    async run({ transaction }, input) {
      const id = input.company === undefined ? null : (await findCompany(transaction, input.company)).id;
      let query = transaction
        .selectFrom('access')
        .innerJoin('company', 'company.id', 'access.company_id')
        .select(['access.id', 'company.name as company']);
      if (id !== null) query = query.where('company.id', '=', id);
      const rows = await query.orderBy('company.name').orderBy('access.name_en').execute();
      const data: object[] = [];
      for (const row of rows)
        data.push({ company: row.company, ...(await describeAccess(transaction, row.id)) });
      return { message: data.length === 0 ? 'There are no accesses.' : '', data };
    },
  }),
  defineOperation({
    group: 'access',
    action: 'remove',
    summary: 'Removes an access of a company.',
    schema: z.strictObject({ company, name }),
    async run(context, input) {
      await removeAccess(context, input);
      return { message: `The access '${input.name}' of '${input.company}' was removed.` };
    },
  }),
];
