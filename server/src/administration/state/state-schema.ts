import { z } from 'zod';
import { accessSchema } from '../accesses/access-definition.ts';
import { NAME } from '../companies/find-company.ts';
import { chapterSchema, faqSchema } from '../content/faq-definition.ts';
import { reportSchema } from '../content/report-definition.ts';
import { BELOW } from '../files/source-file.ts';
import { PROGRAMME } from '../programmes/find-programmes.ts';
import { userSchema } from '../users/user-definition.ts';

const companySchema = z.strictObject({
  name: NAME.describe('name of the company, which identifies it'),
  accesses: z
    .array(accessSchema)
    .max(1000)
    .optional()
    .describe('what the company sees, and when; left out: its accesses stay as they are'),
  users: z
    .array(userSchema)
    .max(10_000)
    .optional()
    .describe('its users, who are identified by their name; left out: its users stay as they are'),
});

const pdf = (language: string) =>
  BELOW.optional().describe(`${language}, as its path from the folder of this file; left out: none`);
const CHINESE = 'Chinese PDF, without which Chinese readers get the English one';

const stateReportSchema = reportSchema.extend({ pdf: pdf('English PDF'), pdfZh: pdf(CHINESE) });

const questionSchema = faqSchema.extend({ attachment: pdf('English PDF'), attachmentZh: pdf(CHINESE) });

const stateChapterSchema = chapterSchema.extend({
  questions: z
    .array(questionSchema)
    .max(1000)
    .optional()
    .describe('its questions in their order, identified by the English one; left out: they stay as they are'),
});

const programmeSchema = z.union(
  [
    PROGRAMME,
    z
      .int()
      .min(1)
      .max(2 ** 31 - 1)
      .transform(String),
  ],
  'should be the key or the id of a programme',
);

/** The state that operators declare in files. It never contains passwords. */
export const stateSchema = z.strictObject({
  companies: z
    .array(companySchema)
    .max(10_000)
    .optional()
    .describe('the companies that subscribe; left out: all stay as they are'),
  reports: z
    .array(stateReportSchema)
    .max(1000)
    .optional()
    .describe('the reports, identified by month and English title; left out: all stay as they are'),
  chapters: z
    .array(stateChapterSchema)
    .max(1000)
    .optional()
    .describe('the chapters of frequently asked questions in their order; left out: all stay as they are'),
  selection: z
    .array(programmeSchema)
    .max(100_000)
    .optional()
    .describe("keys or ids of the programmes in the provider's selection; left out: it stays as it is"),
});

export type State = z.output<typeof stateSchema>;
export type StateCompany = z.output<typeof companySchema>;
export type StateReport = z.output<typeof stateReportSchema>;
export type StateChapter = z.output<typeof stateChapterSchema>;
export type StateQuestion = z.output<typeof questionSchema>;

/** The JSON Schema of the files, for editors and other programs. */
export function stateJsonSchema(): object {
  return {
    title: 'Declared state of an Airdex installation',
    ...z.toJSONSchema(stateSchema, { io: 'input' }),
  };
}
