import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import {
  comingCountries,
  comingGenres,
  formatsTakenIn,
  primetimeGenres,
  travelledFormats,
  type Figure,
} from './report-figures.ts';

interface Text {
  readonly en: string;
  readonly zh: string;
}

export interface SampleReport {
  /** Part of its file names. */
  readonly key: string;
  readonly title: Text;
  readonly summary: Text;
  /** One of the clips of the sample catalogue; null for none. */
  readonly video: string | null;
  readonly figures: readonly {
    readonly heading: Text;
    readonly read: (kysely: Kysely<DatabaseSchema>, today: string) => Promise<Figure[]>;
  }[];
}

/** Oldest first. */
export const SAMPLE_REPORTS: readonly SampleReport[] = [
  {
    key: 'formats-on-the-move',
    title: { en: 'Formats on the move (sample)', zh: '模式的跨国流动（示例）' },
    summary: {
      en: 'Which kinds of formats crossed the most borders in the sample catalogue, and where they went.',
      zh: '示例目录中哪些类型的模式走向了最多的国家/地区，又去了哪里。',
    },
    video: null,
    figures: [
      {
        heading: {
          en: 'Formats launched in at least three countries',
          zh: '在至少三个国家/地区首播的模式数量',
        },
        read: travelledFormats,
      },
      {
        heading: { en: 'Launches of formats from abroad', zh: '源自海外模式的首播数量' },
        read: formatsTakenIn,
      },
    ],
  },
  {
    key: 'prime-time-in-comparison',
    title: { en: 'Prime time in comparison (sample)', zh: '黄金时段对比（示例）' },
    summary: {
      en: 'How drama, entertainment and factual share the evening across the markets of the sample catalogue.',
      zh: '在示例目录的各个市场中，剧情、娱乐和纪实节目如何分占晚间时段。',
    },
    video: 'lattice.webm',
    figures: [{ heading: { en: 'Launches in prime time', zh: '黄金时段的首播数量' }, read: primetimeGenres }],
  },
  {
    key: 'what-comes-next',
    title: { en: 'What comes next (sample)', zh: '即将播出（示例）' },
    summary: {
      en: 'The announced launches of the coming months in the sample catalogue at a glance.',
      zh: '示例目录中未来几个月已公布的首播节目一览。',
    },
    video: 'skyline.webm',
    figures: [
      { heading: { en: 'Upcoming launches by genre', zh: '即将首播的节目（按类型）' }, read: comingGenres },
      {
        heading: { en: 'Upcoming launches by country', zh: '即将首播的节目（按国家/地区）' },
        read: comingCountries,
      },
    ],
  },
];
