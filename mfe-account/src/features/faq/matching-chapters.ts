import type { FaqChapter } from '@airdex/shared-contracts/api';
import { folded } from '../text-search/folded.ts';
import { textOf } from '../text-search/text-of.ts';

/**
 * The chapters with the questions that contain the term in the question or answer, ignoring case, accents and
 * the answer's tags. Leaves out chapters without a match; a blank term matches all.
 */
export function matchingChapters(chapters: readonly FaqChapter[], term: string): readonly FaqChapter[] {
  const needle = folded(term).trim();
  if (needle === '') return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      faqs: chapter.faqs.filter(
        ({ question, content }) =>
          folded(question).includes(needle) || folded(textOf(content)).includes(needle),
      ),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** The chapter of a question, by its id. */
export function chapterOf(
  chapters: readonly FaqChapter[],
  idQuestion: number | null,
): FaqChapter | undefined {
  return chapters.find(({ faqs }) => faqs.some(({ id }) => id === idQuestion));
}
