import {
  DEFAULT_SEARCH_FILTER,
  RECAP_FIELDS,
  type RecapEntry,
  type RecapField,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import type { FacetPair } from '../facets/facet-pair.ts';
import { groupsOf } from '../facets/placeholders.ts';
import { pairLine, type ValueTexts } from './pair-line.ts';
import type { RecapLine, RecapOption, RecapValue } from './recap-line.ts';

/** The filters stored as pairs, in display order. */
const RECAP_PAIRS = RECAP_FIELDS.filter(
  (field): field is FacetPair & RecapField => `all${field}Selected` in DEFAULT_SEARCH_FILTER,
);

/** Options by filter; undefined while they are unknown. */
export type RecapOptions = Readonly<Record<FacetPair, readonly RecapOption[] | undefined>>;

export interface RecapTexts extends ValueTexts {
  readonly label: (field: RecapField) => string;
  /** The label of keywords if a programme must have every one. */
  readonly everyKeyword: string;
  /** A period in words; at least one of its ends is a day, YYYY-MM-DD. */
  readonly period: (start: string | null, end: string | null) => string;
}

const named = (field: RecapField, label: string, values: RecapValue[] = []): RecapLine => ({
  translationKey: field,
  field,
  label,
  values,
  isAllSelected: false,
  isNamed: true,
});

function pairLines(filter: SearchFilter, options: RecapOptions, texts: RecapTexts): RecapLine[] {
  return RECAP_PAIRS.flatMap((field) => {
    const isEvery = field === 'Keywords' && filter.searchByAllKeywords;
    const isAll = filter[`all${field}Selected`];
    const chosen = filter[`selected${field}`];
    const groups = groupsOf(field, filter);
    if (!isEvery && !isAll && chosen.length + groups.length === 0) return [];
    const label = isEvery ? texts.everyKeyword : texts.label(field);
    const line = pairLine({ field, label, isAll, chosen, groups }, options[field], texts);
    if (line !== null) return [line];
    // A rule without keywords does not affect the search, but can be removed.
    return isEvery ? [named(field, label)] : [];
  });
}

function dateLines({ startDate, endDate }: SearchFilter, texts: RecapTexts): RecapLine[] {
  if (startDate === null && endDate === null) return [];
  const period = { id: 'period', name: texts.period(startDate, endDate), ids: [], isWhole: true };
  return [named('Dates', texts.label('Dates'), [period])];
}

/** Switches have a name and no values. */
function flagLines(filter: SearchFilter, texts: RecapTexts): RecapLine[] {
  const flags = [
    ['NotaSelection', filter.isNotaSelection],
    ['VideoPresent', filter.isVideoPresent],
    ['MarketShareComparison', filter.selectedMarketShareComparison !== null],
    ['Evaluation', filter.hasEvaluation],
  ] as const;
  return flags.flatMap(([field, isOn]) => (isOn ? [named(field, texts.label(field))] : []));
}

/** The header's own entries, which already have names. */
function headerLine(entry: RecapEntry, texts: RecapTexts): RecapLine {
  return {
    ...entry,
    label: texts.label(entry.field),
    values: entry.values.map(({ id, name }) => ({ id, name, ids: [id], isWhole: true })),
    isNamed: true,
  };
}

/**
 * The active filters of a search, one line each: the header's first, then those of the panel in its order.
 * @param header the recap of the header's own filters
 * @param filter with groups from a card resolved
 */
export function recapLines(
  header: readonly RecapEntry[],
  filter: SearchFilter,
  options: RecapOptions,
  texts: RecapTexts,
): readonly RecapLine[] {
  return [
    ...header.map((entry) => headerLine(entry, texts)),
    ...pairLines(filter, options, texts),
    ...dateLines(filter, texts),
    ...flagLines(filter, texts),
  ];
}
