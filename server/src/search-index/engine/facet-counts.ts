import type { Language } from '@airdex/shared-contracts/constants';
import type { OptionList } from '../data/index-data.ts';
import type { FacetName, FilterQuery } from '../query.ts';
import type { CountedPositions } from './index-query.ts';
import type { Catalogue } from './catalogue.ts';
import { CountedRows, type FacetTotals } from './counted-rows.ts';
import { FACET_COLUMNS } from './facet-columns.ts';
import type { MatchedRows } from './matches.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Counts facets over sets of rows; sets that several facets share are listed only once. */
export class FacetCounter {
  readonly #catalogue: Catalogue;
  readonly #totals: FacetTotals;
  readonly #cache: MemoryCache;
  readonly #listed = new Map<MatchedRows, CountedRows>();

  constructor(catalogue: Catalogue, totals: FacetTotals, cache: MemoryCache) {
    this.#catalogue = catalogue;
    this.#totals = totals;
    this.#cache = cache;
  }

  counts(facet: FacetName, matched: MatchedRows): Int32Array {
    const key = matched.key === null ? null : `count:${facet}:${matched.key}`;
    return this.#cache.get(key, () => this.#rows(matched).count(facet, this.#catalogue, this.#totals));
  }

  #rows(matched: MatchedRows): CountedRows {
    let rows = this.#listed.get(matched);
    if (rows === undefined) {
      rows = new CountedRows(matched.bitmap, this.#catalogue.rows);
      this.#listed.set(matched, rows);
    }
    return rows;
  }
}

/** Position 0 is an option only among frequencies, as "no frequency". */
function positionsByName(facet: FacetName, { references }: Catalogue, language: Language): Iterable<number> {
  const named: Record<Exclude<FacetName, 'platforms'>, OptionList> = {
    countries: references.channels,
    developedIn: references.countries,
    producedIn: references.countries,
    genres: references.subGenres,
    keywords: references.keywords,
    frequencies: references.frequencies,
  };
  if (facet === 'platforms') return [1, 2];
  const { byName } = named[facet];
  return facet === 'frequencies' ? [...byName[language], 0] : byName[language];
}

/**
 * The options to be listed with their counts: those of matched rows, and those that the filter has selected,
 * unless no row of the scope has them: then the caller must not see their names. "No frequency" is always listed,
 * because it names nothing of the catalogue.
 */
export function facetOptions(
  facet: FacetName,
  matched: MatchedRows,
  inScope: () => MatchedRows,
  query: FilterQuery,
  catalogue: Catalogue,
  counter: FacetCounter,
): CountedPositions {
  const counts = counter.counts(facet, matched);
  const chosen = FACET_COLUMNS[facet].chosen(query.filter, catalogue);
  const missing = [...chosen].filter((position) => counts[position] === 0);
  const known = missing.length === 0 ? undefined : counter.counts(facet, inScope());
  const kept = new Set(missing.filter((position) => (known?.[position] ?? 0) > 0));
  if (facet === 'frequencies') kept.add(0);
  const positions = new Int32Array(counts.length);
  const listedCounts = new Int32Array(counts.length);
  let found = 0;
  for (const position of positionsByName(facet, catalogue, query.language)) {
    const count = counts[position] ?? 0;
    if (count === 0 && !kept.has(position)) continue;
    positions[found] = position;
    listedCounts[found++] = count;
  }
  const listed = { positions: positions.slice(0, found), counts: listedCounts.slice(0, found) };
  return facet === 'keywords' ? { ...listed, groupCounts: counts.slice(catalogue.keywords.size) } : listed;
}
