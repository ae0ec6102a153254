import type { RowOutcome } from '../report/row-outcome.ts';
import { textIn } from './guide-texts.ts';
import type { TaggedText } from './guide-elements.ts';

/** Descriptions in the two languages the catalogue keeps; untagged ones are left out, their language is not known. */
export function guideTexts(
  texts: readonly TaggedText[],
  ticket: RowOutcome,
): { readonly descriptionEn: string | null; readonly descriptionZh: string | null } {
  return { descriptionEn: textIn(texts, 'en', ticket), descriptionZh: textIn(texts, 'zh', ticket) };
}
