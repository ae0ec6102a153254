import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { NAME } from '../companies/find-company.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { givenFields, optionalFields } from '../optional-fields.ts';
import { ID, pdfFile, POSITION } from './content-fields.ts';
import { faqSchema, type FaqDefinition } from './faq-definition.ts';
import { describeFaq, readFaqs, removeFaq, requireFaq, writeFaq } from './write-faq.ts';

const chapter = NAME.describe('English name of its chapter');
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
    schema: z.strictObject({ chapter, ...faqSchema.shape, position: POSITION, ...files }),
    async run(context, { chapter: name, position, attachment, attachmentZh, ...faq }) {
      const place = { chapter: name, position };
      const data = await writeFaq(context, null, place, faq, { en: attachment, zh: attachmentZh });
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
      ...optionalFields(faqSchema.shape),
      position: POSITION,
      ...files,
      removeAttachment: z.boolean().default(false).describe('remove its PDF in both languages'),
    }),
    async run(context, { id: number, chapter: name, position, attachment, attachmentZh, ...input }) {
      const { removeAttachment, ...given } = input;
      if (removeAttachment && (attachment ?? attachmentZh) !== undefined)
        throw fieldError('removeAttachment', 'cannot be combined with a PDF');
      const known = await requireFaq(context.transaction, number);
      const isMoved = name !== undefined && name !== known.chapter;
      const place = {
        chapter: name ?? known.chapter,
        position: position ?? (isMoved ? undefined : known.position),
      };
      const faq: FaqDefinition = { ...known.definition, ...givenFields(given) };
      const pdfs = { en: attachment, zh: attachmentZh, remove: removeAttachment };
      await writeFaq(context, known, place, faq, pdfs);
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
      const data = (await readFaqs(transaction)).map((faq) => ({ id: faq.id, ...describeFaq(faq) }));
      return { message: data.length === 0 ? 'There are no questions.' : '', data };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'remove',
    summary: 'Removes a question with its attachment.',
    schema: z.strictObject({ id }),
    async run(context, input) {
      const faq = await requireFaq(context.transaction, input.id);
      await removeFaq(context, faq);
      return { message: `The question '${faq.definition.question}' was removed.` };
    },
  }),
];
