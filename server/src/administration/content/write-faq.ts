import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { OperationContext } from '../operation.ts';
import type { FaqDefinition } from './faq-definition.ts';
import {
  describeFiles,
  listFiles,
  removeFiles,
  updateFiles,
  type GivenFiles,
  type StoredFile,
} from './published-files.ts';
import { renumber } from './renumber.ts';
import { requireChapter } from './write-chapter.ts';

/** The position of a question. */
export interface FaqPlace {
  /** English name of the chapter. */
  readonly chapter: string;
  /** In its chapter, from 1; undefined: last. */
  readonly position: number | undefined;
}

export interface StoredFaq extends FaqPlace {
  readonly id: number;
  readonly definition: FaqDefinition;
  readonly files: readonly StoredFile[];
  /** The name under which the files are stored. */
  readonly attachment: string | null;
}

/** All questions in their order, or those of a chapter. */
export async function readFaqs(kysely: Queries, chapter?: string): Promise<StoredFaq[]> {
  let query = kysely
    .selectFrom('faq')
    .innerJoin('faq_chapter', 'faq_chapter.id', 'faq.chapter_id')
    .selectAll('faq')
    .select('faq_chapter.name_en as chapter');
  if (chapter !== undefined) query = query.where('faq_chapter.name_en', '=', chapter);
  const rows = await query
    .orderBy('faq_chapter.position')
    .orderBy('faq_chapter.id')
    .orderBy('faq.position')
    .orderBy('faq.id')
    .execute();
  const faqs: StoredFaq[] = [];
  const places = new Map<number, number>();
  for (const row of rows) {
    const position = (places.get(row.chapter_id) ?? 0) + 1;
    places.set(row.chapter_id, position);
    faqs.push({
      id: row.id,
      chapter: row.chapter,
      position,
      definition: {
        question: row.question_en,
        questionZh: row.question_zh,
        content: row.content_en,
        contentZh: row.content_zh,
      },
      files: await listFiles(kysely, row.attachment),
      attachment: row.attachment,
    });
  }
  return faqs;
}

export async function requireFaq(kysely: Queries, id: number): Promise<StoredFaq> {
  const found = (await readFaqs(kysely)).find((faq) => faq.id === id);
  if (found === undefined) throw fieldError('id', `There is no question ${id}.`);
  return found;
}

/** A question as operators see it. */
export function describeFaq({ chapter, position, definition, files }: StoredFaq) {
  return { chapter, position, ...definition, attachment: describeFiles(files) };
}

/** Adds a question, or replaces the given one. Returns its id. */
export async function writeFaq(
  { transaction, record }: OperationContext,
  known: StoredFaq | null,
  { chapter, position }: FaqPlace,
  faq: FaqDefinition,
  files: GivenFiles,
): Promise<number> {
  const { id: chapter_id } = await requireChapter(transaction, chapter, 'chapter');
  const values = {
    chapter_id,
    question_en: faq.question,
    question_zh: faq.questionZh,
    content_en: sanitiseHtml(faq.content),
    content_zh: sanitiseHtml(faq.contentZh),
  };
  await refuseTaken(transaction, known?.id ?? 0, chapter, faq.question);
  const id = known?.id ?? (await insert(transaction, values));
  const attachment = await updateFiles(
    transaction,
    [known?.attachment ?? null, `faq-${id}`],
    { en: 'attachment', zh: 'attachmentZh' },
    files,
  );
  await transaction
    .updateTable('faq')
    .set({ ...values, attachment })
    .where('id', '=', id)
    .execute();
  const ids = (await readFaqs(transaction, chapter)).map((each) => each.id);
  await renumber(transaction, 'faq', ids, id, position ?? ids.length);
  const name = known?.definition.question ?? faq.question;
  record({
    subject: `question ${known?.chapter ?? chapter}: ${name}`,
    before: known && describeFaq(known),
    after: describeFaq(await requireFaq(transaction, id)),
  });
  return id;
}

async function refuseTaken(kysely: Queries, id: number, chapter: string, question: string): Promise<void> {
  const others = await readFaqs(kysely, chapter);
  const taken = others.find((faq) => faq.id !== id && faq.definition.question === question);
  if (taken !== undefined)
    throw fieldError('question', `The chapter '${chapter}' already has this question: number ${taken.id}.`);
}

async function insert(
  kysely: Queries,
  values: {
    readonly chapter_id: number;
    readonly question_en: string;
    readonly question_zh: string;
    readonly content_en: string;
    readonly content_zh: string;
  },
): Promise<number> {
  const { id } = await kysely.insertInto('faq').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes a question with its attachment. */
export async function removeFaq({ transaction, record }: OperationContext, faq: StoredFaq): Promise<void> {
  await transaction.deleteFrom('faq').where('id', '=', faq.id).execute();
  await removeFiles(transaction, faq.attachment);
  record({
    subject: `question ${faq.chapter}: ${faq.definition.question}`,
    before: describeFaq(faq),
    after: null,
  });
}
