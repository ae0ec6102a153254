import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { OperationContext } from '../operation.ts';
import { describeFiles, removeFiles, storeFiles, type DescribedFiles } from './published-files.ts';

/** The stored name of the picture that the server draws. */
const POSTER = 'poster';

/** A report without its PDF. */
export interface ReportDefinition {
  readonly title: string;
  readonly titleZh: string;
  /** YYYY-MM */
  readonly month: string;
  readonly summary: string;
  readonly summaryZh: string;
  readonly htmlSummary: string;
  readonly htmlSummaryZh: string;
  readonly picture: 'yes' | 'no';
  /** Name of a file, or none. */
  readonly video: string;
}

interface GivenPdf {
  readonly pdf: ContentFile | undefined;
  readonly pdfZh: ContentFile | undefined;
  readonly removePdf?: boolean;
}

async function findReport(kysely: Queries, id: number) {
  const row = await kysely.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw fieldError('id', `There is no report ${id}.`);
  return row;
}

/** A report as operators see it. Throws for the field `id` if there is none. */
export async function readReport(
  kysely: Queries,
  id: number,
): Promise<ReportDefinition & { readonly pdf: DescribedFiles }> {
  const row = await findReport(kysely, id);
  return {
    title: row.title_en,
    titleZh: row.title_zh,
    month: row.start_month.slice(0, 7),
    summary: row.summary_en,
    summaryZh: row.summary_zh,
    htmlSummary: row.html_summary_en,
    htmlSummaryZh: row.html_summary_zh,
    picture: row.image === null ? 'no' : 'yes',
    video: row.video ?? 'none',
    pdf: await describeFiles(kysely, row.pdf),
  };
}

/** Adds a report, or replaces the one with the id. Returns its id. */
export async function writeReport(
  { transaction, record }: OperationContext,
  known: number | null,
  report: ReportDefinition,
  { pdf, pdfZh, removePdf = false }: GivenPdf,
): Promise<number> {
  const values = {
    start_month: `${report.month}-01`,
    title_en: report.title,
    title_zh: report.titleZh,
    summary_en: report.summary,
    summary_zh: report.summaryZh,
    html_summary_en: sanitiseHtml(report.htmlSummary),
    html_summary_zh: sanitiseHtml(report.htmlSummaryZh),
    image: report.picture === 'yes' ? POSTER : null,
    video: report.video === 'none' ? null : report.video,
  };
  const before = known === null ? null : await readReport(transaction, known);
  const id = known ?? (await insert(transaction, values));
  const { pdf: former } = await findReport(transaction, id);
  if (removePdf) await removeFiles(transaction, former);
  const name = removePdf || former === null ? `report-${id}` : former;
  const hasPdf = await storeFiles(transaction, name, [
    { field: 'pdf', language: 'en', file: pdf },
    { field: 'pdfZh', language: 'ch', file: pdfZh },
  ]);
  await transaction
    .updateTable('report')
    .set({ ...values, pdf: hasPdf ? name : null })
    .where('id', '=', id)
    .execute();
  record({
    subject: `report ${id}: ${report.title}`,
    before,
    after: await readReport(transaction, id),
  });
  return id;
}

async function insert(
  kysely: Queries,
  values: Omit<Awaited<ReturnType<typeof findReport>>, 'id' | 'pdf'>,
): Promise<number> {
  const { id } = await kysely.insertInto('report').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes a report with its PDF, and returns its English title. */
export async function removeReport({ transaction, record }: OperationContext, id: number): Promise<string> {
  const before = await readReport(transaction, id);
  const { pdf } = await findReport(transaction, id);
  await transaction.deleteFrom('report').where('id', '=', id).execute();
  await removeFiles(transaction, pdf);
  record({ subject: `report ${id}: ${before.title}`, before, after: null });
  return before.title;
}
