import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { NAME } from '../companies/find-company.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { HTML, ID, pdfFile, POSITION } from './content-fields.ts';
import { readFaqs, removeFaq, requireFaq, writeFaq } from './write-faq.ts';

const chapter = NAME.describe('English name of its chapter');
const QUESTION = z.string().trim().min(1, 'should not be empty').max(1000);
const question = QUESTION.describe('English question');
const questionZh = QUESTION.describe('Chinese question');
const ANSWER = HTML.min(1, 'should not be empty');
const content = ANSWER.describe('English answer, HTML of running text');
const contentZh = ANSWER.describe('Chinese answer, HTML of running text');
const files = {
  attachment: pdfFile('English PDF'),
  attachmentZh: pdfFile('Chinese PDF; unset: the English one'),
};
const id = ID.describe('its number, as faq list shows it');

/** `faq`: the frequently asked questions. */
export const FAQ_OPERATIONS = [
  defineOperation({
    group: 'faq',
    action: 'add',
    summary: 'Adds a question to a chapter.',
    schema: z.strictObject({
      chapter,
      question,
      questionZh,
      content,
      contentZh,
      position: POSITION,
      ...files,
    }),
    async run(context, { attachment, attachmentZh, ...faq }) {
      const data = await writeFaq(
        context,
        null,
        { ...faq, position: faq.position },
        { attachment, attachmentZh },
      );
      return { message: `The question was added with the number ${data}.`, data };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'change',
    summary: 'Changes a question. Options that are left out keep their value.',
    schema: z.strictObject({
      id,
      chapter: chapter.optional().describe('move it to this chapter'),
      question: question.optional().describe('English question'),
      questionZh: questionZh.optional().describe('Chinese question'),
      content: content.optional().describe('English answer, HTML of running text'),
      contentZh: contentZh.optional().describe('Chinese answer, HTML of running text'),
      position: POSITION,
      ...files,
      removeAttachment: z.boolean().default(false).describe('remove its PDF in both languages'),
    }),
    async run(context, { id: number, attachment, attachmentZh, removeAttachment, ...given }) {
      if (removeAttachment && (attachment ?? attachmentZh) !== undefined)
        throw fieldError('removeAttachment', 'can not be combined with a PDF');
      const before = await requireFaq(context.transaction, number);
      const isMoved = given.chapter !== undefined && given.chapter !== before.chapter;
      const faq = {
        chapter: given.chapter ?? before.chapter,
        question: given.question ?? before.question,
        questionZh: given.questionZh ?? before.questionZh,
        content: given.content ?? before.content,
        contentZh: given.contentZh ?? before.contentZh,
        position: given.position ?? (isMoved ? undefined : before.position),
      };
      await writeFaq(context, before, faq, { attachment, attachmentZh, removeAttachment });
      return { message: `The question ${number} ${changeOf(context)}.` };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'list',
    summary: 'Lists the questions by chapter.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const data = await readFaqs(transaction);
      return { message: data.length === 0 ? 'There are no questions.' : '', data };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'remove',
    summary: 'Removes a question with its attachment.',
    schema: z.strictObject({ id }),
    async run(context, input) {
      const { question: text } = await removeFaq(context, input.id);
      return { message: `The question '${text}' was removed.` };
    },
  }),
];
