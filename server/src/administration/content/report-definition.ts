import { z } from 'zod';
import { NAME } from '../companies/find-company.ts';
import { HTML } from './content-fields.ts';

/** Stands for no video. */
export const NO_VIDEO = 'none';

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
  picture: z
    .enum(['yes', 'no'], 'should be yes or no')
    .default('yes')
    .describe('whether it has a picture: yes or no'),
  video: z
    .string()
    .trim()
    .regex(/^(?:none|[^/\\\p{Cc}]+\.webm)$/u, `should be the name of a .webm file, or ${NO_VIDEO}`)
    .default(NO_VIDEO)
    .describe(`name of a .webm file in a folder of videos, or ${NO_VIDEO}`),
});

export type ReportDefinition = Readonly<z.output<typeof reportSchema>>;

/** What identifies a report. */
export function reportName({ month, title }: Pick<ReportDefinition, 'month' | 'title'>): string {
  return `${month} ${title}`;
}
