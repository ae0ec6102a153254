import type {
  FacetOption,
  LinkedFacets,
  SearchIndex,
  SearchPage,
  SearchQuery,
} from '@airdex/server/search-index';
import type { Peer } from './peer.ts';
import { facetsSql, pageSql } from './sql.ts';

const DAY_MS = 86_400_000;

/** The content of one screen of results. */
export type Screen = SearchPage & LinkedFacets;

export async function askIndex(index: SearchIndex, query: SearchQuery): Promise<Screen> {
  const [page, facets] = await Promise.all([index.search(query), index.facets(query)]);
  return { ...page, ...facets };
}

/** The index's result computed by SQL: ids, and counts by facet and option. */
export interface SqlAnswer {
  readonly ids: number[];
  readonly counts: Map<string, number>;
}

export async function askPeer(peer: Peer, query: SearchQuery): Promise<SqlAnswer> {
  const page = await peer.rows<{ id: number }>(pageSql(query));
  const facets = await peer.rows<{ facet: string; value: number | null; count: number | null }>(
    facetsSql(query),
  );
  return {
    ids: page.map(({ id }) => id),
    counts: new Map(
      facets.flatMap(({ facet, value, count }) =>
        count === null ? [] : [[`${facet} ${String(value)}`, count]],
      ),
    ),
  };
}

function countsOf({ count, facets, minMaxDates }: Screen): Map<string, number> {
  const counts = new Map<string, number>([['count 0', count ?? -1]]);
  const add = (facet: string, options: readonly FacetOption[]) => {
    for (const option of options) if (option.count > 0) counts.set(`${facet} ${option.id}`, option.count);
  };
  add('frequency', facets.frequencies);
  add('platform', facets.platforms);
  add('developed', facets.developedIn);
  add('produced', facets.producedIn);
  for (const { channels } of facets.countries) add('channel', channels);
  for (const { subGenres } of facets.genres) add('sub_genre', subGenres);
  for (const { childs } of facets.keywords) add('keywords', childs);
  const { min, max } = minMaxDates;
  if (min !== null && max !== null) counts.set(`days ${Date.parse(min) / DAY_MS}`, Date.parse(max) / DAY_MS);
  return counts;
}

/** Throws if the two differ: comparing the speed of different results would be meaningless. */
export function mustBeSame(name: string, index: Screen, sql: SqlAnswer): void {
  const ids = Array.from(index.ids).join();
  if (ids !== sql.ids.join()) throw new Error(`${name}: the pages differ.`);
  const counts = countsOf(index);
  for (const key of new Set([...counts.keys(), ...sql.counts.keys()])) {
    if (counts.get(key) !== sql.counts.get(key)) {
      throw new Error(
        `${name}: ${key} is ${String(counts.get(key))} in the index and ${String(sql.counts.get(key))} by SQL.`,
      );
    }
  }
}
