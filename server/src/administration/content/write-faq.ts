import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { OperationContext } from '../operation.ts';
import { requireFaqChapter } from './faq-chapter-operations.ts';
import { describeFiles, removeFiles, storeFiles, type DescribedFiles } from './published-files.ts';
import { renumber } from './renumber.ts';

/** A question with its answer, without the attachment. */
export interface FaqDefinition {
  /** English name of the chapter. */
  readonly chapter: string;
  readonly question: string;
  readonly questionZh: string;
  readonly content: string;
  readonly contentZh: string;
  /** In its chapter, from 1; undefined: last. */
  readonly position: number | undefined;
}

export interface StoredFaq extends FaqDefinition {
  readonly id: number;
  readonly attachment: DescribedFiles;
}

interface GivenAttachment {
  readonly attachment: ContentFile | undefined;
  readonly attachmentZh: ContentFile | undefined;
  readonly removeAttachment?: boolean;
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
      chapter: row.chapter,
      id: row.id,
      position,
      question: row.question_en,
      questionZh: row.question_zh,
      content: row.content_en,
      contentZh: row.content_zh,
      attachment: await describeFiles(kysely, row.attachment),
    });
  }
  return faqs;
}

export async function requireFaq(kysely: Queries, id: number): Promise<StoredFaq> {
  const found = (await readFaqs(kysely)).find((faq) => faq.id === id);
  if (found === undefined) throw fieldError('id', `There is no question ${id}.`);
  return found;
}

async function attachmentOf(kysely: Queries, id: number): Promise<string | null> {
  const row = await kysely.selectFrom('faq').select('attachment').where('id', '=', id).executeTakeFirst();
  return row?.attachment ?? null;
}

/** Adds a question, or replaces the given one. Returns its id. */
export async function writeFaq(
  { transaction, record }: OperationContext,
  known: StoredFaq | null,
  faq: FaqDefinition,
  { attachment, attachmentZh, removeAttachment = false }: GivenAttachment,
): Promise<number> {
  const { id: chapter_id } = await requireFaqChapter(transaction, faq.chapter, 'chapter');
  const values = {
    chapter_id,
    question_en: faq.question,
    question_zh: faq.questionZh,
    content_en: sanitiseHtml(faq.content),
    content_zh: sanitiseHtml(faq.contentZh),
  };
  const id = known?.id ?? (await insert(transaction, values));
  const former = await attachmentOf(transaction, id);
  if (removeAttachment) await removeFiles(transaction, former);
  const name = removeAttachment || former === null ? `faq-${id}` : former;
  const hasFiles = await storeFiles(transaction, name, [
    { field: 'attachment', language: 'en', file: attachment },
    { field: 'attachmentZh', language: 'ch', file: attachmentZh },
  ]);
  await transaction
    .updateTable('faq')
    .set({ ...values, attachment: hasFiles ? name : null })
    .where('id', '=', id)
    .execute();
  const ids = (await readFaqs(transaction, faq.chapter)).map((each) => each.id);
  await renumber(transaction, 'faq', ids, id, faq.position ?? ids.length);
  record({
    subject: `question ${id}: ${faq.question}`,
    before: known,
    after: await requireFaq(transaction, id),
  });
  return id;
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
export async function removeFaq({ transaction, record }: OperationContext, id: number): Promise<StoredFaq> {
  const before = await requireFaq(transaction, id);
  const attachment = await attachmentOf(transaction, id);
  await transaction.deleteFrom('faq').where('id', '=', id).execute();
  await removeFiles(transaction, attachment);
  record({ subject: `question ${id}: ${before.question}`, before, after: null });
  return before;
}
