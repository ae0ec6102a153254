import type { RowOutcome } from '../report/row-outcome.ts';
import { splitDoubleTitle } from '../values/double-title.ts';
import { isMostlyForeign } from '../values/script.ts';
import { episodeTitle } from '../values/episode-mark.ts';
import type { TaggedText } from './guide-elements.ts';

export interface GuideTitles {
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleZh: string | null;
  /** Season and number of episodes as given in the title itself. */
  readonly season: number | null;
  readonly episodes: number | null;
}

/** The language of a text by its tag; null for a text tagged as English that is not in Latin script. */
function languageOf({ text, language }: TaggedText, outcome: RowOutcome): 'en' | 'zh' | null {
  if (language === null) return null;
  if (/^zh|^cmn/.test(language)) return 'zh';
  if (!/^en/.test(language)) return null;
  if (!isMostlyForeign(text)) return 'en';
  outcome.repair('languageTag');
  return null;
}

/**
 * The title and its translations. The first title is the one that the channel uses; others count as
 * translations only if they are tagged as English or Chinese. "Chinese / English" in one title is split; an
 * episode mark is removed.
 */
export function guideTitles(titles: readonly TaggedText[], outcome: RowOutcome): GuideTitles | null {
  const [first] = titles;
  if (!first) return null;
  const double = splitDoubleTitle(first.text);
  if (double) outcome.repair('doubleTitle');
  const { title, season, episodes, marked } = episodeTitle(double?.chinese ?? first.text);
  if (marked) outcome.repair('episodeMark');
  if (double) return { title, titleEn: episodeTitle(double.english).title, titleZh: null, season, episodes };
  const own = languageOf(first, outcome);
  const translation = (language: 'en' | 'zh'): string | null => {
    if (own === language) return null;
    const found = titles.find((other) => other !== first && languageOf(other, outcome) === language)?.text;
    return found === undefined || found === first.text ? null : episodeTitle(found).title;
  };
  return { title, titleEn: translation('en'), titleZh: translation('zh'), season, episodes };
}

/**
 * Descriptions in the two languages of the catalogue. Untagged ones are left out because their language is
 * unknown.
 */
export function guideDescriptions(
  texts: readonly TaggedText[],
  outcome: RowOutcome,
): { readonly descriptionEn: string | null; readonly descriptionZh: string | null } {
  return { descriptionEn: textIn(texts, 'en', outcome), descriptionZh: textIn(texts, 'zh', outcome) };
}

/** The first text tagged with the language. */
export function textIn(
  texts: readonly TaggedText[],
  language: 'en' | 'zh',
  outcome: RowOutcome,
): string | null {
  return texts.find((text) => languageOf(text, outcome) === language)?.text ?? null;
}
