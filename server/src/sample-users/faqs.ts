import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { FAQ_CHAPTERS } from './faq-texts.ts';

export async function insertFaqs(kysely: Kysely<DatabaseSchema>): Promise<void> {
  for (const [position, chapter] of FAQ_CHAPTERS.entries()) {
    const { id } = await kysely
      .insertInto('faq_chapter')
      .values({ position, name_en: chapter.en, name_zh: chapter.zh })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('faq')
      .values(
        chapter.faqs.map((faq, place) => ({
          chapter_id: id,
          position: place,
          question_en: faq.question.en,
          question_zh: faq.question.zh,
          content_en: faq.content.en,
          content_zh: faq.content.zh,
        })),
      )
      .execute();
  }
}
