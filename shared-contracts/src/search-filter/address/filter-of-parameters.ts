import { searchFilterSchema, type SearchFilter } from '../search-filter.ts';
import { ALL, FROM, impliedFrom } from './filter-text.ts';
import { PAIR_PARTS, SINGLE_PARTS, type PairName } from './filter-parts.ts';
import { meaningOf, SEARCH_FROM_WORDS } from './word-codes.ts';

type Fields = Record<string, unknown>;

/** The two fields of a pair, or null if the text is damaged. */
function fieldsOfPair(name: PairName, text: string): Fields | null {
  const isAll = text === ALL || text.startsWith(`${ALL}.`);
  const chosen = isAll ? text.slice(ALL.length + 1) : text;
  const selected = chosen === '' && isAll ? [] : PAIR_PARTS[name].read(chosen);
  return selected === undefined ? null : { [`all${name}Selected`]: isAll, [`selected${name}`]: selected };
}

/** The filter in an address's parameters; null if one of them is damaged or occurs twice. */
export function filterOfParameters(parameters: URLSearchParams): SearchFilter | null {
  const fields: Fields = {};
  for (const name of Object.keys(PAIR_PARTS) as PairName[]) {
    const given = parameters.getAll(PAIR_PARTS[name].name);
    if (given.length === 0) continue;
    const pair = given.length === 1 ? fieldsOfPair(name, given[0] ?? '') : null;
    if (pair === null) return null;
    Object.assign(fields, pair);
  }
  for (const field of Object.keys(SINGLE_PARTS) as (keyof typeof SINGLE_PARTS)[]) {
    const given = parameters.getAll(SINGLE_PARTS[field].name);
    if (given.length === 0) continue;
    fields[field] = given.length === 1 ? SINGLE_PARTS[field].read(given[0] ?? '') : undefined;
    if (fields[field] === undefined) return null;
  }
  const from = parameters.get(FROM);
  const searchFrom = from === null ? undefined : meaningOf(SEARCH_FROM_WORDS, from);
  if (searchFrom === null) return null;
  const parsed = searchFilterSchema.safeParse({ ...fields, searchFrom });
  if (!parsed.success) return null;
  return from === null ? { ...parsed.data, searchFrom: impliedFrom(parsed.data) } : parsed.data;
}
