import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { NAME } from '../companies/find-company.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { HTML, ID, pdfFile } from './content-fields.ts';
import { readReport, removeReport, writeReport, type ReportDefinition } from './write-report.ts';

const NO_VIDEO = 'none';
const fields = {
  title: NAME.describe('English title'),
  titleZh: NAME.describe('Chinese title'),
  month: z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'should be a month such as 2026-10')
    .describe('month that it is about, such as 2026-10'),
  summary: z.string().trim().max(2000).describe('English summary, as text'),
  summaryZh: z.string().trim().max(2000).describe('Chinese summary, as text'),
  htmlSummary: HTML.describe('English summary, as HTML of running text'),
  htmlSummaryZh: HTML.describe('Chinese summary, as HTML of running text'),
  picture: z.enum(['yes', 'no'], 'should be yes or no').describe('whether it has a picture: yes or no'),
  video: z
    .string()
    .trim()
    .regex(/^(?:none|[^/\\\p{Cc}]+\.webm)$/u, `should be the name of a .webm file, or ${NO_VIDEO}`)
    .describe(`name of a .webm file in a folder of videos, or ${NO_VIDEO}`),
} as const;
const files = { pdf: pdfFile('English PDF'), pdfZh: pdfFile('Chinese PDF; unset: the English one') };
const id = ID.describe('its number, as report list shows it');

const optional = Object.fromEntries(
  Object.entries(fields).map(([field, schema]) => [
    field,
    schema.optional().describe(schema.description ?? ''),
  ]),
) as { [Field in keyof typeof fields]: z.ZodOptional<(typeof fields)[Field]> };

/** `report`: the monthly reports. The newest one is also the insights card of the home page. */
export const REPORT_OPERATIONS = [
  defineOperation({
    group: 'report',
    action: 'add',
    summary: 'Publishes a report. The newest one is also the insights card of the home page.',
    schema: z.strictObject({
      ...fields,
      ...files,
      htmlSummary: fields.htmlSummary.default('').describe(fields.htmlSummary.description ?? ''),
      htmlSummaryZh: fields.htmlSummaryZh.default('').describe(fields.htmlSummaryZh.description ?? ''),
      picture: fields.picture.default('yes').describe(fields.picture.description ?? ''),
      video: fields.video.default(NO_VIDEO).describe(fields.video.description ?? ''),
    }),
    async run(context, { pdf, pdfZh, ...report }) {
      const added = await writeReport(context, null, report, { pdf, pdfZh });
      return { message: `The report '${report.title}' was added with the number ${added}.`, data: added };
    },
  }),
  defineOperation({
    group: 'report',
    action: 'change',
    summary: 'Changes a report. Options that are left out keep their value.',
    schema: z.strictObject({
      id,
      ...optional,
      ...files,
      removePdf: z.boolean().default(false).describe('remove its PDF in both languages'),
    }),
    async run(context, { id: number, pdf, pdfZh, removePdf, ...given }) {
      if (removePdf && (pdf ?? pdfZh) !== undefined)
        throw fieldError('removePdf', 'can not be combined with a PDF');
      const before = await readReport(context.transaction, number);
      const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const report: ReportDefinition = { ...before, ...set };
      await writeReport(context, number, report, { pdf, pdfZh, removePdf });
      return { message: `The report '${report.title}' ${changeOf(context)}.` };
    },
  }),
  defineOperation({
    group: 'report',
    action: 'list',
    summary: 'Lists the reports, the newest first.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const rows = await transaction
        .selectFrom('report')
        .select('id')
        .orderBy('start_month', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const data: object[] = [];
      for (const row of rows) data.push({ id: row.id, ...(await readReport(transaction, row.id)) });
      return { message: data.length === 0 ? 'There are no reports.' : '', data };
    },
  }),
  defineOperation({
    group: 'report',
    action: 'remove',
    summary: 'Removes a report with its PDF.',
    schema: z.strictObject({ id }),
    async run(context, input) {
      const title = await removeReport(context, input.id);
      return { message: `The report '${title}' was removed.` };
    },
  }),
];
