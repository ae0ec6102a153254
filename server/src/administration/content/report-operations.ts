import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { givenFields, optionalFields } from '../optional-fields.ts';
import { ID, pdfFile } from './content-fields.ts';
import { refuseAbsentMedia } from './media-fields.ts';
import { reportSchema, type ReportDefinition } from './report-definition.ts';
import { describeReport, readReports, removeReport, requireReport, writeReport } from './write-report.ts';

const files = { pdf: pdfFile('English PDF'), pdfZh: pdfFile('Chinese PDF; unset: the English one') };
const id = ID.describe('its number, as report list shows it');

/** `report`: the monthly reports. The newest one is also the insights card of the home page. */
export const REPORT_OPERATIONS = [
  defineOperation({
    group: 'report',
    action: 'add',
    summary: 'Publishes a report. The newest one is also the insights card of the home page.',
    schema: z.strictObject({ ...reportSchema.shape, ...files }),
    async run(context, { pdf, pdfZh, ...report }) {
      await refuseAbsentMedia(context.media, report);
      const added = await writeReport(context, null, report, { en: pdf, zh: pdfZh });
      return { message: `The report '${report.title}' was added with the number ${added}.`, data: added };
    },
  }),
  defineOperation({
    group: 'report',
    action: 'change',
    summary: 'Changes a report. Options that are left out keep their value.',
    schema: z.strictObject({
      id,
      ...optionalFields(reportSchema.shape),
      ...files,
      removePdf: z.boolean().default(false).describe('remove its PDF in both languages'),
    }),
    async run(context, { id: number, pdf, pdfZh, removePdf, ...given }) {
      if (removePdf && (pdf ?? pdfZh) !== undefined)
        throw fieldError('removePdf', 'cannot be combined with a PDF');
      const known = await requireReport(context.transaction, number);
      await refuseAbsentMedia(context.media, given);
      const report: ReportDefinition = { ...known.definition, ...givenFields(given) };
      await writeReport(context, known, report, { en: pdf, zh: pdfZh, remove: removePdf });
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
      const reports = await readReports(transaction);
      const data = reports.map((report) => ({ id: report.id, ...describeReport(report) }));
      return { message: data.length === 0 ? 'There are no reports.' : '', data };
    },
  }),
  defineOperation({
    group: 'report',
    action: 'remove',
    summary: 'Removes a report with its PDF.',
    schema: z.strictObject({ id }),
    async run(context, input) {
      const report = await requireReport(context.transaction, input.id);
      await removeReport(context, report);
      return { message: `The report '${report.definition.title}' was removed.` };
    },
  }),
];
