import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { NAME, type Queries } from '../companies/find-company.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { POSITION } from './content-fields.ts';
import { chapterSchema } from './faq-definition.ts';
import {
  describeChapter,
  readChapters,
  removeChapter,
  requireChapter,
  writeChapter,
} from './write-chapter.ts';
import { readFaqs } from './write-faq.ts';

const { name, nameZh } = chapterSchema.shape;

async function refuseTaken(kysely: Queries, field: string, given: string): Promise<void> {
  if ((await readChapters(kysely)).some(({ definition }) => definition.name === given))
    throw fieldError(field, `A chapter named '${given}' already exists.`);
}

/** `faq …-chapter`: the chapters of the frequently asked questions. */
export const FAQ_CHAPTER_OPERATIONS = [
  defineOperation({
    group: 'faq',
    action: 'add-chapter',
    summary: 'Adds a chapter of questions.',
    schema: chapterSchema.extend({ position: POSITION }),
    async run(context, { position, ...chapter }) {
      await refuseTaken(context.transaction, 'name', chapter.name);
      await writeChapter(context, null, chapter, position);
      return { message: `The chapter '${chapter.name}' was added.` };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'change-chapter',
    summary: 'Changes a chapter. Options that are left out keep their value.',
    schema: z.strictObject({
      name,
      newName: NAME.optional().describe('its new English name'),
      nameZh: nameZh.optional().describe('its Chinese name'),
      position: POSITION,
    }),
    async run(context, input) {
      const known = await requireChapter(context.transaction, input.name, 'name');
      const chapter = {
        name: input.newName ?? input.name,
        nameZh: input.nameZh ?? known.definition.nameZh,
      };
      if (chapter.name !== input.name) await refuseTaken(context.transaction, 'newName', chapter.name);
      await writeChapter(context, known, chapter, input.position);
      return { message: `The chapter '${chapter.name}' ${changeOf(context)}.` };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'list-chapters',
    summary: 'Lists the chapters in their order.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const data = (await readChapters(transaction)).map(describeChapter);
      return { message: data.length === 0 ? 'There are no chapters.' : '', data };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'remove-chapter',
    summary: 'Removes a chapter. A chapter with questions requires --with-questions.',
    schema: z.strictObject({
      name,
      withQuestions: z.boolean().default(false).describe('also remove its questions'),
    }),
    async run(context, input) {
      const chapter = await requireChapter(context.transaction, input.name, 'name');
      const questions = await readFaqs(context.transaction, input.name);
      if (questions.length > 0 && !input.withQuestions)
        throw fieldError(
          'withQuestions',
          `'${input.name}' has questions (${questions.length}). Move them, or remove them as well.`,
        );
      await removeChapter(context, chapter);
      return { message: `The chapter '${input.name}' was removed.` };
    },
  }),
];
