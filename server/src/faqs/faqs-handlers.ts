import { sanitiseHtml } from '../html/sanitise-html.ts';
import type { HandlersOf } from '../http/call.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { localise } from '../search/localise.ts';

export function faqsHandlers({ kysely }: Pick<CatalogueServices, 'kysely'>): HandlersOf<'getFaqsChapters'> {
  return {
    async getFaqsChapters({ language }) {
      const chapters = await kysely
        .selectFrom('faq_chapter')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .execute();
      const faqs = await kysely.selectFrom('faq').selectAll().orderBy('position').orderBy('id').execute();
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
  };
}
