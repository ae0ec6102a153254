import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

interface SampleReport {
  readonly title: { readonly en: string; readonly zh: string };
  readonly summary: { readonly en: string; readonly zh: string };
}

const REPORTS: readonly SampleReport[] = [
  {
    title: { en: 'Formats on the move (sample)', zh: '模式的流动（示例）' },
    summary: {
      en: 'Which kinds of formats crossed most borders in the sample catalogue, and where they went.',
      zh: '示例目录中哪些类型的模式跨越了最多的国界，又去了哪里。',
    },
  },
  {
    title: { en: 'Prime time in comparison (sample)', zh: '黄金时段对比（示例）' },
    summary: {
      en: 'How drama, entertainment and factual share the evening across the markets of the sample catalogue.',
      zh: '在示例目录的各个市场中，剧情、娱乐和纪实节目如何分配晚间时段。',
    },
  },
  {
    title: { en: 'What comes next (sample)', zh: '即将到来（示例）' },
    summary: {
      en: 'The announced launches of the coming months in the sample catalogue at a glance.',
      zh: '示例目录中未来几个月已公布的首播节目一览。',
    },
  },
];

/** Three reports, the last for last month. */
export async function insertReports(kysely: Kysely<DatabaseSchema>, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  for (const [index, { title, summary }] of REPORTS.entries()) {
    const start = new Date(Date.UTC(year, month - 1 - (REPORTS.length - index), 1));
    await kysely
      .insertInto('report')
      .values({
        start_month: start.toISOString().slice(0, 10),
        title_en: title.en,
        title_zh: title.zh,
        summary_en: summary.en,
        summary_zh: summary.zh,
        html_summary_en: `<p>${summary.en}</p>`,
        html_summary_zh: `<p>${summary.zh}</p>`,
      })
      .execute();
  }
}
