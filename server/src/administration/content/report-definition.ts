import { z } from 'zod';
import { NAME } from '../companies/find-company.ts';
import { HTML } from './content-fields.ts';
import { NO_VIDEO, PICTURE, VIDEO } from './media-fields.ts';

const summary = z.string().trim().max(2000);

/** A report without its PDF, as operators write it. */
export const reportSchema = z.strictObject({
  title: NAME.describe('English title'),
  titleZh: NAME.describe('Chinese title'),
  month: z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'should be a month such as 2026-10')
    .describe('month that it is about, such as 2026-10'),
  summary: summary.describe('English summary, as text'),
  summaryZh: summary.describe('Chinese summary, as text'),
  htmlSummary: HTML.default('').describe('English summary, as HTML of running text'),
  htmlSummaryZh: HTML.default('').describe('Chinese summary, as HTML of running text'),
  picture: PICTURE.default('yes'),
  insight: z
    .enum(['yes', 'no'], 'should be yes or no')
    .default('no')
    .describe(
      'whether it is the insights card of the home page: yes or no; without any, the newest report is',
    ),
  video: VIDEO.default(NO_VIDEO),
});

export type ReportDefinition = Readonly<z.output<typeof reportSchema>>;

/** The fields that identify a report. */
export function reportName({ month, title }: Pick<ReportDefinition, 'month' | 'title'>): string {
  return `${month} ${title}`;
}
