import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { OperationContext } from '../operation.ts';
import type { ChapterDefinition } from './faq-definition.ts';
import { removeFiles } from './published-files.ts';
import { renumber } from './renumber.ts';

export interface StoredChapter {
  readonly id: number;
  readonly definition: ChapterDefinition;
  /** From 1. */
  readonly position: number;
}

/** The chapters in their order. */
export async function readChapters(kysely: Queries): Promise<StoredChapter[]> {
  const rows = await kysely
    .selectFrom('faq_chapter')
    .select(['id', 'name_en as name', 'name_zh as nameZh'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...definition }, index) => ({ id, definition, position: index + 1 }));
}

/** The chapter with an English name. Throws for the field. */
export async function requireChapter(kysely: Queries, name: string, field: string): Promise<StoredChapter> {
  const found = (await readChapters(kysely)).find(({ definition }) => definition.name === name);
  if (found === undefined) throw fieldError(field, `There is no chapter '${name}'.`);
  return found;
}

/** A chapter as operators see it. */
export function describeChapter({ definition, position }: StoredChapter) {
  return { ...definition, position };
}

/**
 * Adds a chapter, or replaces the given one.
 *
 * @param place from 1; undefined: unchanged, or last for a new chapter
 */
export async function writeChapter(
  { transaction, record }: OperationContext,
  known: StoredChapter | null,
  chapter: ChapterDefinition,
  place: number | undefined,
): Promise<void> {
  const values = { name_en: chapter.name, name_zh: chapter.nameZh };
  const id = known?.id ?? (await insert(transaction, values));
  await transaction.updateTable('faq_chapter').set(values).where('id', '=', id).execute();
  const ids = (await readChapters(transaction)).map((each) => each.id);
  await renumber(transaction, 'faq_chapter', ids, id, place ?? known?.position ?? ids.length);
  record({
    subject: `chapter ${(known?.definition ?? chapter).name}`,
    before: known && describeChapter(known),
    after: describeChapter(await requireChapter(transaction, chapter.name, 'name')),
  });
}

async function insert(
  kysely: Queries,
  values: { readonly name_en: string; readonly name_zh: string },
): Promise<number> {
  const { id } = await kysely
    .insertInto('faq_chapter')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a chapter with its questions and their attachments. */
export async function removeChapter(
  { transaction, record }: OperationContext,
  chapter: StoredChapter,
): Promise<void> {
  const questions = await transaction
    .selectFrom('faq')
    .select(['question_en', 'attachment'])
    .where('chapter_id', '=', chapter.id)
    .orderBy('position')
    .execute();
  await transaction.deleteFrom('faq_chapter').where('id', '=', chapter.id).execute();
  for (const { attachment } of questions) await removeFiles(transaction, attachment);
  record({
    subject: `chapter ${chapter.definition.name}`,
    before: { ...describeChapter(chapter), questions: questions.map((row) => row.question_en) },
    after: null,
  });
}
