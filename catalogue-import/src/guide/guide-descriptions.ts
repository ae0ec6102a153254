import type { RowOutcome } from '../report/row-outcome.ts';
import { textIn } from './guide-texts.ts';
import type { TaggedText } from './guide-elements.ts';

/**
 * Descriptions in the two languages of the catalogue. Untagged ones are left out because their language is
 * unknown.
 */
export function guideTexts(
  texts: readonly TaggedText[],
  outcome: RowOutcome,
): { readonly descriptionEn: string | null; readonly descriptionZh: string | null } {
  return { descriptionEn: textIn(texts, 'en', outcome), descriptionZh: textIn(texts, 'zh', outcome) };
}
