import type { FaqChapter } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { inTurns } from '../../http/list-response.ts';
import { localise } from '../../catalogue/localise.ts';

/** Questions and answers by chapter, one chapter at a time. */
export async function* readChapters(
  reader: Kysely<DatabaseSchema>,
  language: Language,
): AsyncGenerator<FaqChapter[]> {
  const chapters = await reader
    .selectFrom('faq_chapter')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { id, name_en, name_zh } of chapters) {
    const rows = await reader
      .selectFrom('faq')
      .selectAll()
      .where('chapter_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const faqs: FaqChapter['faqs'] = [];
    const answers = inTurns(rows, (faq) => ({
      id: faq.id,
      question: localise(language, faq.question_en, faq.question_zh),
      content: sanitiseHtml(localise(language, faq.content_en, faq.content_zh)),
      hasAttachment: faq.attachment !== null,
    }));
    for await (const batch of answers) faqs.push(...batch);
    yield [{ id, name: localise(language, name_en, name_zh), faqs }];
  }
}
