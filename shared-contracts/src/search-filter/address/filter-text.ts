import { hasFacets } from '../active-filters.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { SearchFrom } from '../search-from.ts';
import { PAIR_PARTS, SINGLE_PARTS, type PairName, type Part } from './filter-parts.ts';
import { SEARCH_FROM_WORDS } from './word-codes.ts';

/** Name of the parameter for `searchFrom`. */
export const FROM = 'from';

/** Prefix of the ids of a pair whose options are all selected. */
export const ALL = 'all';

/** `searchFrom` of an address without that parameter: a term alone is a quick search. */
export function impliedFrom(filter: SearchFilter): SearchFrom {
  const isTermAlone = filter.term !== '' && !hasFacets(filter);
  return isTermAlone ? 'QuickSearch' : 'AdvancedSearch';
}

function textOfPair<Name extends PairName>(filter: SearchFilter, name: Name): string {
  const part: Part<SearchFilter[`selected${Name}`]> = PAIR_PARTS[name];
  const chosen = part.write(filter[`selected${name}`]);
  if (!filter[`all${name}Selected`]) return chosen;
  return chosen === '' ? ALL : `${ALL}.${chosen}`;
}

function textOfField<Field extends keyof typeof SINGLE_PARTS>(filter: SearchFilter, field: Field): string {
  const part: Part<SearchFilter[Field]> = SINGLE_PARTS[field];
  return part.write(filter[field]);
}

/** The parameters of a filter in their order, unescaped. An address omits those with an empty value. */
export function textOfFilter(filter: SearchFilter): [name: string, value: string][] {
  const from = filter.searchFrom === impliedFrom(filter) ? '' : SEARCH_FROM_WORDS[filter.searchFrom];
  const fields = Object.keys(SINGLE_PARTS) as (keyof typeof SINGLE_PARTS)[];
  const pairs = Object.keys(PAIR_PARTS) as PairName[];
  const [term = ['q', ''], titles = ['in', ''], ...others] = fields.map((field): [string, string] => [
    SINGLE_PARTS[field].name,
    textOfField(filter, field),
  ]);
  const chosen = pairs.map((name): [string, string] => [PAIR_PARTS[name].name, textOfPair(filter, name)]);
  return [term, titles, [FROM, from], ...chosen, ...others];
}
