import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { absentMedia, refuseAbsentMedia } from '../content/media-fields.ts';
import { invalidFiles } from '../files/invalid-files.ts';
import { sourceFileSchema } from '../files/source-file.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { changeProgramme, publishCatalogue, readContent } from './change-programme.ts';
import { findProgrammes, PROGRAMME, type FoundProgramme } from './find-programmes.ts';
import { programmeFields } from './programme-content.ts';
import { parseProgrammeRows } from './programme-rows.ts';

const ROWS_MAX = 10_000;
const programme = PROGRAMME.describe('its id, as in the address of its card, or its id or key in the import');
const programmes = z
  .array(PROGRAMME)
  .min(1)
  .max(1000)
  .describe('ids, as in the addresses of their cards, or ids or keys in the import');

async function requireProgramme(
  { transaction }: OperationContext,
  name: string,
  field: string,
): Promise<FoundProgramme> {
  const found = (await findProgrammes(transaction, [name])).get(name);
  if (found === undefined || typeof found === 'string') throw fieldError(field, found ?? 'is unknown');
  return found;
}

const counted = ({ changes }: OperationContext): string =>
  changes.length === 1 ? '1 programme was changed.' : `${changes.length} programmes were changed.`;

function selecting(action: 'select' | 'unselect', summary: string) {
  return defineOperation({
    group: 'programme',
    action,
    summary,
    schema: z.strictObject({ programmes }),
    async run(context, input) {
      for (const name of input.programmes)
        await changeProgramme(context, await requireProgramme(context, name, 'programmes'), {
          selected: action === 'select' ? 'yes' : 'no',
        });
      await publishCatalogue(context);
      return { message: counted(context) };
    },
  });
}

/** `programme`: the provider's additions to programmes of the catalogue. */
export const PROGRAMME_OPERATIONS = [
  selecting('select', "Adds programmes to the provider's selection."),
  selecting('unselect', "Removes programmes from the provider's selection."),
  defineOperation({
    group: 'programme',
    action: 'list',
    summary: "Lists the programmes of the provider's selection, the latest launch first.",
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const data = await transaction
        .selectFrom('programme')
        .innerJoin('channel', 'channel.id', 'programme.channel_id')
        .select([
          'programme.id',
          'programme.source_key as key',
          'programme.local_title as title',
          'channel.name as channel',
          'programme.launch_date as launch',
        ])
        .where('programme.is_nota_selection', '=', true)
        .orderBy('programme.launch_date', (order) => order.desc().nullsLast())
        .orderBy('programme.id')
        .limit(ROWS_MAX)
        .execute();
      return { message: data.length === 0 ? 'No programme is selected.' : '', data };
    },
  }),
  defineOperation({
    group: 'programme',
    action: 'show',
    summary: 'Shows what the provider added to a programme.',
    readsOnly: true,
    schema: z.strictObject({ programme }),
    async run(context, input) {
      const { id, key } = await requireProgramme(context, input.programme, 'programme');
      return { message: '', data: [{ id, key, ...(await readContent(context.transaction, id)) }] };
    },
  }),
  defineOperation({
    group: 'programme',
    action: 'change',
    summary:
      "Changes a programme's evaluation, verdict, picture and so on. Options that are left out keep their value.",
    schema: z.strictObject({ programme, ...programmeFields }),
    async run(context, { programme: name, ...content }) {
      await refuseAbsentMedia(context.media, content);
      await changeProgramme(context, await requireProgramme(context, name, 'programme'), content);
      await publishCatalogue(context);
      return { message: context.changes.length === 0 ? 'Nothing to change.' : counted(context) };
    },
  }),
  defineOperation({
    group: 'programme',
    action: 'change-many',
    summary: 'Changes programmes from CSV, all or nothing.',
    schema: z.strictObject({
      files: z
        .array(sourceFileSchema)
        .min(1)
        .max(100)
        .describe(
          'CSV with a column programme and columns such as selected, verdict, verdictZh; empty cells change nothing',
        ),
    }),
    async run(context, { files }) {
      const rows = parseProgrammeRows(files);
      const found = await findProgrammes(
        context.transaction,
        rows.map(({ name }) => name),
      );
      const named = new Set<number>();
      const issues = rows.flatMap((row) => {
        const result = found.get(row.name);
        if (typeof result !== 'object') return [row.issue(result ?? 'is unknown')];
        if (named.has(result.id)) return [row.issue(`names the programme '${result.key}' again`)];
        named.add(result.id);
        return [];
      });
      for (const { content, issue } of rows)
        for (const { message, field } of await absentMedia(context.media, content))
          issues.push(issue(message, field));
      if (issues.length > 0) throw invalidFiles(issues);
      for (const { name, content } of rows) {
        const result = found.get(name);
        if (typeof result === 'object') await changeProgramme(context, result, content);
      }
      await publishCatalogue(context);
      return { message: counted(context) };
    },
  }),
];
