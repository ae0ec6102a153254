import type { Report } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { Caller } from '../account/caller.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { sanitiseHtml } from '../html/sanitise-html.ts';
import { reportPdfAddress, reportPictureAddress, reportVideoAddress } from '../media/media-address.ts';
import { localise } from '../search/localise.ts';
import { mayReadReports } from './may-read-reports.ts';

/** The monthly reports a caller may read, newest first. */
export async function loadReports(
  kysely: Kysely<DatabaseSchema>,
  caller: Caller,
  language: Language,
): Promise<Report[]> {
  if (!mayReadReports(caller)) return [];
  const rows = await kysely
    .selectFrom('report')
    .selectAll()
    .orderBy('start_month', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    idLetter: row.id,
    title: localise(language, row.title_en, row.title_zh),
    summary: localise(language, row.summary_en, row.summary_zh),
    htmlSummary: sanitiseHtml(localise(language, row.html_summary_en, row.html_summary_zh)),
    startMonth: `${row.start_month.slice(5, 7)}/${row.start_month.slice(0, 4)}`,
    image: row.image === null ? null : reportPictureAddress(row.id, language),
    video: row.video === null ? null : reportVideoAddress(row.id),
    pdf: row.pdf === null ? null : reportPdfAddress(row.id, language),
  }));
}
