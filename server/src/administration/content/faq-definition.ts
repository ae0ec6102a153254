import { z } from 'zod';
import { NAME } from '../companies/find-company.ts';
import { HTML } from './content-fields.ts';

const QUESTION = z.string().trim().min(1, 'should not be empty').max(1000);
const ANSWER = HTML.min(1, 'should not be empty');

/** A question with its answer, without its chapter and its attachment. */
export const faqSchema = z.strictObject({
  question: QUESTION.describe('English question'),
  questionZh: QUESTION.describe('Chinese question'),
  content: ANSWER.describe('English answer, HTML of running text'),
  contentZh: ANSWER.describe('Chinese answer, HTML of running text'),
});

export const chapterSchema = z.strictObject({
  name: NAME.describe('English name of the chapter, which identifies it'),
  nameZh: NAME.describe('its Chinese name'),
});

export type FaqDefinition = Readonly<z.output<typeof faqSchema>>;
export type ChapterDefinition = Readonly<z.output<typeof chapterSchema>>;
