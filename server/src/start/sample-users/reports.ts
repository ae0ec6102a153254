import { CONTENT_TYPES } from '@airdex/shared-contracts/api';
import { LANGUAGES, languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import { DateTime } from 'luxon';
import type { DatabaseSchema } from '../../database/schema.ts';
import { escapeHtml } from '../../html/sanitise-html.ts';
import { storeContentFile } from '../../features/media/content-files.ts';
import { localise } from '../../catalogue/localise.ts';
import { pdfDocument } from './pdf/pdf-document.ts';
import type { Figure } from './report-figures.ts';
import { SAMPLE_REPORTS, type SampleReport } from './sample-reports.ts';

/** Figures mentioned in the summary. */
const NAMED_FIGURES = 3;
const FOOTER: Readonly<Record<Language, string>> = {
  en: 'Based on the sample catalogue, whose data is fictional.',
  ch: '根据示例目录生成，并非真实数据。',
};

interface Section {
  readonly heading: SampleReport['figures'][number]['heading'];
  readonly figures: readonly Figure[];
}

/** Three reports with picture, PDF and (two of them) video, the last one for last month. */
export async function insertReports(kysely: Kysely<DatabaseSchema>, today: string): Promise<void> {
  const thisMonth = DateTime.fromISO(today, { zone: 'utc' }).startOf('month');
  for (const [index, report] of SAMPLE_REPORTS.entries()) {
    const month = thisMonth.minus({ months: SAMPLE_REPORTS.length - index });
    const sections: Section[] = [];
    for (const { heading, read } of report.figures)
      sections.push({ heading, figures: await read(kysely, today) });
    const file = `report-${report.key}`;
    for (const language of LANGUAGES)
      await storeContentFile(kysely, {
        name: file,
        language,
        fileName: `${localise(language, report.title.en, report.title.zh)} ${month.toFormat('yyyy-MM')}.pdf`,
        type: CONTENT_TYPES.pdf,
        content: reportPdf(report, sections, month, language),
      });
    await kysely
      .insertInto('report')
      .values({
        start_month: month.toISODate() ?? today,
        title_en: report.title.en,
        title_zh: report.title.zh,
        summary_en: report.summary.en,
        summary_zh: report.summary.zh,
        html_summary_en: htmlSummary(report, sections, 'en'),
        html_summary_zh: htmlSummary(report, sections, 'ch'),
        image: 'poster',
        video: report.video,
        pdf: file,
      })
      .execute();
  }
}

function reportPdf(
  { title, summary }: SampleReport,
  sections: readonly Section[],
  month: DateTime,
  language: Language,
): Uint8Array {
  const text = (given: { en: string; zh: string }): string => localise(language, given.en, given.zh);
  return pdfDocument({
    title: text(title),
    subtitle: month.setLocale(languageTag(language)).toLocaleString({ year: 'numeric', month: 'long' }),
    language: languageTag(language),
    footer: FOOTER[language],
    blocks: [
      { kind: 'paragraph', text: text(summary) },
      ...sections.flatMap(({ heading, figures }) => [
        { kind: 'heading', text: text(heading) } as const,
        {
          kind: 'bars',
          rows: figures.map((figure) => ({ label: nameOf(figure, language), value: figure.value })),
        } as const,
      ]),
    ],
  });
}

function htmlSummary({ summary }: SampleReport, sections: readonly Section[], language: Language): string {
  const text = (given: { en: string; zh: string }): string =>
    escapeHtml(localise(language, given.en, given.zh));
  const colon = localise(language, ': ', '：');
  const lists = sections
    .filter(({ figures }) => figures.length > 0)
    .map(({ heading, figures }) => {
      const items = figures
        .slice(0, NAMED_FIGURES)
        .map(
          (figure) =>
            `<li>${escapeHtml(nameOf(figure, language))}${colon}<strong>${figure.value.toLocaleString(languageTag(language))}</strong></li>`,
        );
      return `<h3>${text(heading)}</h3><ul>${items.join('')}</ul>`;
    });
  return `<p>${text(summary)}</p>${lists.join('')}`;
}

function nameOf({ name_en, name_zh }: Figure, language: Language): string {
  return localise(language, name_en, name_zh);
}
