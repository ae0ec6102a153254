import { CONTENT_TYPES } from '@airdex/shared-contracts/api';
import { LANGUAGES, languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { storeContentFile } from '../../features/media/content-files.ts';
import { localise } from '../../catalogue/localise.ts';
import type { FAQ_CHAPTERS } from './faq-texts.ts';
import { pdfDocument } from './pdf/pdf-document.ts';

type Chapter = (typeof FAQ_CHAPTERS)[number];

const WORDS: Readonly<
  Record<Language, { guide: (name: string) => string; subtitle: string; footer: string }>
> = {
  en: {
    guide: (name) => `Guide – ${name}`,
    subtitle: 'Questions and answers to keep',
    footer: 'Questions and answers',
  },
  ch: {
    guide: (name) => `使用指南：${name}`,
    subtitle: '常见问题与解答',
    footer: '常见问题与解答',
  },
};

/** Stores a chapter's questions and answers as a PDF in both languages, and returns its file name. */
export async function storeGuide(
  kysely: Kysely<DatabaseSchema>,
  chapter: Chapter,
  position: number,
): Promise<string> {
  const name = `faq-guide-${position + 1}`;
  for (const language of LANGUAGES) {
    const { guide, subtitle, footer } = WORDS[language];
    const title = guide(localise(language, chapter.en, chapter.zh));
    await storeContentFile(kysely, {
      name,
      language,
      fileName: `${title}.pdf`,
      type: CONTENT_TYPES.pdf,
      content: pdfDocument({
        title,
        subtitle,
        language: languageTag(language),
        footer,
        blocks: chapter.faqs.flatMap(({ question, content }) => [
          { kind: 'heading', text: localise(language, question.en, question.zh) },
          { kind: 'paragraph', text: plainText(localise(language, content.en, content.zh)) },
        ]),
      }),
    });
  }
  return name;
}

/** The sample's simple HTML as text. Colour markers are written next to their names. */
function plainText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/\s?[▲▼●]/g, '');
}
