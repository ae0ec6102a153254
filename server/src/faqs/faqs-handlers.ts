import type { HandlersOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { sanitiseHtml } from '../html/sanitise-html.ts';
import { findContentFile } from '../media/content-files.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { localise } from '../search/localise.ts';

/** Questions, answers and their files are the same for every subscriber. */
export function faqsHandlers({
  reader,
}: Pick<CatalogueServices, 'reader'>): HandlersOf<'getFaqsChapters' | 'getAttachment'> {
  return {
    async getFaqsChapters({ language }) {
      const chapters = await reader
        .selectFrom('faq_chapter')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .execute();
      const faqs = await reader.selectFrom('faq').selectAll().orderBy('position').orderBy('id').execute();
      return chapters.map((chapter) => ({
        id: chapter.id,
        name: localise(language, chapter.name_en, chapter.name_zh),
        faqs: faqs
          .filter((faq) => faq.chapter_id === chapter.id)
          .map((faq) => ({
            id: faq.id,
            question: localise(language, faq.question_en, faq.question_zh),
            content: sanitiseHtml(localise(language, faq.content_en, faq.content_zh)),
            hasAttachment: faq.attachment !== null,
          })),
      }));
    },

    async getAttachment({ params, language }) {
      const faq = await reader
        .selectFrom('faq')
        .select('attachment')
        .where('id', '=', params.id)
        .executeTakeFirst();
      const file = faq?.attachment == null ? null : await findContentFile(reader, faq.attachment, language);
      if (!file) throw new Refusal('not-found', 'There is no such attachment');
      const { fileName, type: contentType, size } = file;
      return { content: await file.read(0, size - 1), fileName, contentType };
    },
  };
}
