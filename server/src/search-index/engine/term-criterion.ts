import { DEFAULT_SEARCH_TITLES } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { fieldBit, fieldBits } from '../data/text-store.ts';
import type { TextScanner } from '../scanner/text-scanner.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { type Bitmap, emptyBitmap, unite } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import type { Criterion } from './criterion.ts';
import { rowsWithAny } from './select-rows.ts';

const KEYWORDS = fieldBit('Keywords');

function rowsByKeywordName({ rows, rowsBy, references }: Catalogue, term: string): Bitmap | undefined {
  const { keywordTexts } = references;
  const named = keywordTexts.flatMap((texts, position) =>
    texts.some((text) => text.includes(term)) ? [position] : [],
  );
  return named.length > 0 ? rowsWithAny(rowsBy.keywords, named, rows) : undefined;
}

/** The term, as a literal part of one text in one of the selected fields; no criterion if it is blank. */
export function termCriterion(
  { term, selectedSearchTitles }: SearchFilter,
  catalogue: Catalogue,
  scanner: TextScanner,
): Criterion | undefined {
  const wanted = normaliseText(term);
  if (term.trim() === '') return undefined;
  // Only marks, which are ignored in texts: no text has them.
  if (wanted === '') return { key: 'term:none', rows: () => emptyBitmap(catalogue.rows) };
  const fields = fieldBits(selectedSearchTitles.length === 0 ? DEFAULT_SEARCH_TITLES : selectedSearchTitles);
  return {
    key: `term:${fields}:${wanted}`,
    rows() {
      const found = scanner.find(wanted, fields & ~KEYWORDS);
      const byKeyword = (fields & KEYWORDS) === 0 ? undefined : rowsByKeywordName(catalogue, wanted);
      if (byKeyword !== undefined) unite(found, byKeyword);
      return found;
    },
  };
}
