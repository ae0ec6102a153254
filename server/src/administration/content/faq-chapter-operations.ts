import { z } from 'zod';
import { fieldError } from '../../http/field-error.ts';
import { NAME, type Queries } from '../companies/find-company.ts';
import { changeOf, defineOperation } from '../operation.ts';
import { POSITION } from './content-fields.ts';
import { removeFiles } from './published-files.ts';
import { renumber } from './renumber.ts';

export interface FaqChapter {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string;
  /** From 1. */
  readonly position: number;
}

/** The chapters in their order. */
export async function readFaqChapters(kysely: Queries): Promise<FaqChapter[]> {
  const rows = await kysely
    .selectFrom('faq_chapter')
    .select(['id', 'name_en as name', 'name_zh as nameZh'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

/** The chapter with an English name. Throws for the field. */
export async function requireFaqChapter(kysely: Queries, name: string, field: string): Promise<FaqChapter> {
  const found = (await readFaqChapters(kysely)).find((chapter) => chapter.name === name);
  if (found === undefined) throw fieldError(field, `There is no chapter '${name}'.`);
  return found;
}

async function refuseTaken(kysely: Queries, field: string, name: string): Promise<void> {
  if ((await readFaqChapters(kysely)).some((chapter) => chapter.name === name))
    throw fieldError(field, `There already is a chapter '${name}'.`);
}

const name = NAME.describe('English name of the chapter, which identifies it');
const nameZh = NAME.describe('its Chinese name');
const describe = ({ name: english, nameZh: chinese, position }: FaqChapter) => ({
  name: english,
  nameZh: chinese,
  position,
});

/** `faq …-chapter`: the chapters of the frequently asked questions. */
export const FAQ_CHAPTER_OPERATIONS = [
  defineOperation({
    group: 'faq',
    action: 'add-chapter',
    summary: 'Adds a chapter of questions.',
    schema: z.strictObject({ name, nameZh, position: POSITION }),
    async run({ transaction, record }, input) {
      await refuseTaken(transaction, 'name', input.name);
      const { id } = await transaction
        .insertInto('faq_chapter')
        .values({ name_en: input.name, name_zh: input.nameZh, position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const ids = (await readFaqChapters(transaction)).map((chapter) => chapter.id);
      await renumber(transaction, 'faq_chapter', ids, id, input.position ?? ids.length);
      const after = await requireFaqChapter(transaction, input.name, 'name');
      record({ subject: `chapter ${input.name}`, before: null, after: describe(after) });
      return { message: `The chapter '${input.name}' was added.` };
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
    async run({ transaction, record, changes }, input) {
      const before = await requireFaqChapter(transaction, input.name, 'name');
      const newName = input.newName ?? before.name;
      if (newName !== before.name) await refuseTaken(transaction, 'newName', newName);
      await transaction
        .updateTable('faq_chapter')
        .set({ name_en: newName, name_zh: input.nameZh ?? before.nameZh })
        .where('id', '=', before.id)
        .execute();
      const ids = (await readFaqChapters(transaction)).map(({ id }) => id);
      await renumber(transaction, 'faq_chapter', ids, before.id, input.position ?? before.position);
      const after = await requireFaqChapter(transaction, newName, 'name');
      record({ subject: `chapter ${before.name}`, before: describe(before), after: describe(after) });
      return {
        message: `The chapter '${newName}' ${changeOf({ changes })}.`,
      };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'list-chapters',
    summary: 'Lists the chapters in their order.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const data = (await readFaqChapters(transaction)).map(describe);
      return { message: data.length === 0 ? 'There are no chapters.' : '', data };
    },
  }),
  defineOperation({
    group: 'faq',
    action: 'remove-chapter',
    summary: 'Removes a chapter. One with questions is refused without --with-questions.',
    schema: z.strictObject({
      name,
      withQuestions: z.boolean().default(false).describe('also remove its questions'),
    }),
    async run({ transaction, record }, input) {
      const chapter = await requireFaqChapter(transaction, input.name, 'name');
      const questions = await transaction
        .selectFrom('faq')
        .select(['question_en', 'attachment'])
        .where('chapter_id', '=', chapter.id)
        .orderBy('position')
        .execute();
      if (questions.length > 0 && !input.withQuestions)
        throw fieldError('withQuestions', `'${input.name}' has ${questions.length} questions.`);
      await transaction.deleteFrom('faq_chapter').where('id', '=', chapter.id).execute();
      for (const { attachment } of questions) await removeFiles(transaction, attachment);
      record({
        subject: `chapter ${input.name}`,
        before: { ...describe(chapter), questions: questions.map((row) => row.question_en) },
        after: null,
      });
      return { message: `The chapter '${input.name}' was removed.` };
    },
  }),
];
