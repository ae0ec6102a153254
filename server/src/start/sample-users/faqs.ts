import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { storeGuide } from './faq-attachments.ts';
import { FAQ_CHAPTERS } from './faq-texts.ts';

/** Chapters whose first answer has the chapter as a PDF. */
const CHAPTERS_WITH_GUIDE = 3;

/** Questions and answers about the product; some chapters begin with a guide to download. */
export async function insertFaqs(kysely: Kysely<DatabaseSchema>): Promise<void> {
  for (const [position, chapter] of FAQ_CHAPTERS.entries()) {
    const { id } = await kysely
      .insertInto('faq_chapter')
      .values({ position, name_en: chapter.en, name_zh: chapter.zh })
      .returning('id')
      .executeTakeFirstOrThrow();
    const guide = position < CHAPTERS_WITH_GUIDE ? await storeGuide(kysely, chapter, position) : null;
    await kysely
      .insertInto('faq')
      .values(
        chapter.faqs.map((faq, place) => ({
          chapter_id: id,
          position: place,
          question_en: faq.question.en,
          question_zh: faq.question.zh,
          content_en: sanitiseHtml(faq.content.en),
          content_zh: sanitiseHtml(faq.content.zh),
          attachment: place === 0 ? guide : null,
        })),
      )
      .execute();
  }
}
