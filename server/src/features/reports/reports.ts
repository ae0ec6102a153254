import type { Report } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Kysely, Selectable } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { ReportTable } from '../../database/schema/content-tables.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { reportPdfAddress, reportPictureAddress, reportVideoAddress } from '../../catalogue/media-address.ts';
import { localise } from '../../catalogue/localise.ts';
import { mayReadReports } from './may-read-reports.ts';

/** Reports read by one statement: sanitising their HTML takes milliseconds each. */
const REPORTS_AT_ONCE = 4;

/** The monthly reports that a caller may read, newest first, in batches. */
export async function* readReports(
  kysely: Kysely<DatabaseSchema>,
  caller: Caller,
  language: Language,
): AsyncGenerator<Report[]> {
  if (!mayReadReports(caller)) return;
  const found = await kysely
    .selectFrom('report')
    .select('id')
    .orderBy('start_month', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (let start = 0; start < found.length; start += REPORTS_AT_ONCE) {
    const ids = found.slice(start, start + REPORTS_AT_ONCE).map(({ id }) => id);
    const rows = await kysely
      .selectFrom('report')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('start_month', 'desc')
      .orderBy('id', 'desc')
      .execute();
    yield rows.map((row) => describe(row, language));
  }
}

function describe(row: Selectable<ReportTable>, language: Language): Report {
  return {
    idLetter: row.id,
    title: localise(language, row.title_en, row.title_zh),
    summary: localise(language, row.summary_en, row.summary_zh),
    htmlSummary: sanitiseHtml(localise(language, row.html_summary_en, row.html_summary_zh)),
    startMonth: `${row.start_month.slice(5, 7)}/${row.start_month.slice(0, 4)}`,
    image: row.image === null ? null : reportPictureAddress(row.id, language, row.image),
    video: row.video === null ? null : reportVideoAddress(row.id),
    pdf: row.pdf === null ? null : reportPdfAddress(row.id, language),
  };
}

/** The report that is the insights card: the newest of those that operators chose, or of all. */
export async function insightReport(
  kysely: Kysely<DatabaseSchema>,
  caller: Caller,
  language: Language,
): Promise<Report | undefined> {
  if (!mayReadReports(caller)) return undefined;
  const row = await kysely
    .selectFrom('report')
    .selectAll()
    .orderBy('is_insight', 'desc')
    .orderBy('start_month', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && describe(row, language);
}

export async function hasReports(kysely: Kysely<DatabaseSchema>, caller: Caller): Promise<boolean> {
  if (!mayReadReports(caller)) return false;
  return (await kysely.selectFrom('report').select('id').limit(1).executeTakeFirst()) !== undefined;
}
