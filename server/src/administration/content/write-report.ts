import type { Selectable } from 'kysely';
import type { ReportTable } from '../../database/schema/content-tables.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { OperationContext } from '../operation.ts';
import {
  describeFiles,
  listFiles,
  removeFiles,
  updateFiles,
  type GivenFiles,
  type StoredFile,
} from './published-files.ts';
import { describePicture, NO_VIDEO, storedPicture } from './media-fields.ts';
import { reportName, type ReportDefinition } from './report-definition.ts';

export interface StoredReport {
  readonly id: number;
  readonly definition: ReportDefinition;
  readonly files: readonly StoredFile[];
  /** The name under which the files are stored. */
  readonly pdf: string | null;
}

/** The reports, the newest first. */
export async function readReports(kysely: Queries): Promise<StoredReport[]> {
  const rows = await kysely
    .selectFrom('report')
    .selectAll()
    .orderBy('start_month', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const reports: StoredReport[] = [];
  for (const row of rows) reports.push(await storedReport(kysely, row));
  return reports;
}

/** A report. Throws for the field that names it if there is none. */
export async function requireReport(kysely: Queries, id: number, field = 'id'): Promise<StoredReport> {
  const row = await kysely.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw fieldError(field, `There is no report ${id}.`);
  return storedReport(kysely, row);
}

async function storedReport(kysely: Queries, row: Selectable<ReportTable>): Promise<StoredReport> {
  return {
    id: row.id,
    pdf: row.pdf,
    files: await listFiles(kysely, row.pdf),
    definition: {
      title: row.title_en,
      titleZh: row.title_zh,
      month: row.start_month.slice(0, 7),
      summary: row.summary_en,
      summaryZh: row.summary_zh,
      htmlSummary: row.html_summary_en,
      htmlSummaryZh: row.html_summary_zh,
      picture: describePicture(row.image),
      video: row.video ?? NO_VIDEO,
      insight: row.is_insight ? 'yes' : 'no',
    },
  };
}

/** A report as operators see it. */
export function describeReport({ definition, files }: StoredReport) {
  return { ...definition, pdf: describeFiles(files) };
}

/** Adds a report, or replaces the given one. Returns its id. */
export async function writeReport(
  context: OperationContext,
  known: StoredReport | null,
  report: ReportDefinition,
  files: GivenFiles,
): Promise<number> {
  const { transaction, record } = context;
  const values = {
    start_month: `${report.month}-01`,
    title_en: report.title,
    title_zh: report.titleZh,
    summary_en: report.summary,
    summary_zh: report.summaryZh,
    html_summary_en: sanitiseHtml(report.htmlSummary),
    html_summary_zh: sanitiseHtml(report.htmlSummaryZh),
    image: storedPicture(report.picture),
    video: report.video === NO_VIDEO ? null : report.video,
    is_insight: report.insight === 'yes',
  };
  await refuseTaken(transaction, known?.id ?? 0, report);
  if (values.is_insight) await dropInsights(context, known?.id ?? 0);
  const id = known?.id ?? (await insert(transaction, values));
  const fields = { en: 'pdf', zh: 'pdfZh' };
  const pdf = await updateFiles(transaction, [known?.pdf ?? null, `report-${id}`], fields, files);
  await transaction
    .updateTable('report')
    .set({ ...values, pdf })
    .where('id', '=', id)
    .execute();
  record({
    subject: `report ${reportName(known?.definition ?? report)}`,
    before: known && describeReport(known),
    after: describeReport(await requireReport(transaction, id)),
  });
  return id;
}

/** Makes a report the insights card instead of any other, or no longer. */
export async function setInsight(
  context: OperationContext,
  report: StoredReport,
  insight: ReportDefinition['insight'],
): Promise<void> {
  await writeReport(context, report, { ...report.definition, insight }, { en: undefined, zh: undefined });
}

/** Makes no report but the given one the insights card. */
export async function dropInsights(context: OperationContext, except: number): Promise<void> {
  for (const report of await readReports(context.transaction))
    if (report.id !== except && report.definition.insight === 'yes') await setInsight(context, report, 'no');
}

async function refuseTaken(kysely: Queries, id: number, { month, title }: ReportDefinition): Promise<void> {
  const taken = await kysely
    .selectFrom('report')
    .select('id')
    .where('start_month', '=', `${month}-01`)
    .where('title_en', '=', title)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken !== undefined)
    throw fieldError('title', `A report '${title}' of ${month} already exists: number ${taken.id}.`);
}

async function insert(kysely: Queries, values: Omit<Selectable<ReportTable>, 'id' | 'pdf'>): Promise<number> {
  const { id } = await kysely.insertInto('report').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes a report with its PDF. */
export async function removeReport(
  { transaction, record }: OperationContext,
  report: StoredReport,
): Promise<void> {
  await transaction.deleteFrom('report').where('id', '=', report.id).execute();
  await removeFiles(transaction, report.pdf);
  record({ subject: `report ${reportName(report.definition)}`, before: describeReport(report), after: null });
}
