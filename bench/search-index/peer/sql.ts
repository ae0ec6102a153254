import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import { normaliseText, type SearchQuery } from '@airdex/server/search-index';

type Grant = SearchQuery['scope']['grants'][number];

const list = (ids: readonly number[]) => (ids.length === 0 ? 'NULL' : ids.join());

function grant({ channelIds, subGenreIds, from, to }: Grant): string {
  const conditions = [
    channelIds === null ? 'true' : `channel IN (${list(channelIds)})`,
    subGenreIds === null ? 'true' : `sub_genre IN (${list(subGenreIds)})`,
    from === null ? 'true' : `day >= '${from}'`,
    to === null ? 'true' : `day <= '${to}'`,
  ];
  return `(${conditions.filter((condition) => condition !== 'true').join(' AND ') || 'true'})`;
}

function conditions({ filter, scope }: SearchQuery): Record<string, string> {
  const made: Record<string, string> = { scope: `(${scope.grants.map(grant).join(' OR ')})` };
  const { term, startDate, endDate } = filter;
  if (term !== '') {
    const literal = normaliseText(term)
      .replace(/[\\%_]/g, '\\$&')
      .replaceAll("'", "''");
    // Not every database uses a backslash as an escape character by default.
    made['term'] = `searched LIKE '%${literal}%' ESCAPE '\\'`;
  }
  if (startDate !== null || endDate !== null) {
    made['days'] = [startDate && `day >= '${startDate}'`, endDate && `day <= '${endDate}'`]
      .filter(Boolean)
      .join(' AND ');
  }
  if (filter.selectedBroadcasts.length > 0)
    made['channel'] = `channel IN (${list(filter.selectedBroadcasts)})`;
  if (filter.selectedGenres.length > 0) made['sub_genre'] = `sub_genre IN (${list(filter.selectedGenres)})`;
  if (filter.selectedFormatTypes.length > 0)
    made['format'] = `format_type IN (${list(filter.selectedFormatTypes)})`;
  if (filter.selectedPlatforms.length > 0)
    made['platform'] = `platform IN (${list(filter.selectedPlatforms)})`;
  if (filter.selectedProducedIn.length > 0)
    made['produced'] = `produced && ARRAY[${filter.selectedProducedIn.join()}]`;
  if (filter.selectedKeywords.length > 0)
    made['keywords'] = `keywords && ARRAY[${filter.selectedKeywords.join()}]`;
  if (filter.selectedTimeslots.length > 0) {
    made['timeslot'] =
      `timeslot IN (${list(filter.selectedTimeslots.map((code) => TIMESLOTS.indexOf(code)))})`;
  }
  return made;
}

const FACETS = {
  channel: 'SELECT channel, count(*)::int FROM $ WHERE channel IS NOT NULL GROUP BY 1',
  sub_genre: 'SELECT sub_genre, count(*)::int FROM $ WHERE sub_genre IS NOT NULL GROUP BY 1',
  platform: 'SELECT platform, count(*)::int FROM $ WHERE platform IS NOT NULL GROUP BY 1',
  produced: 'SELECT v, count(*)::int FROM $, unnest(produced) AS u(v) GROUP BY 1',
  developed: 'SELECT v, count(*)::int FROM $, unnest(developed) AS u(v) GROUP BY 1',
  keywords: 'SELECT v, count(*)::int FROM $, unnest(keywords) AS u(v) GROUP BY 1',
  days: `SELECT (min(day) - date '1970-01-01')::int, (max(day) - date '1970-01-01')::int FROM $`,
} as const;

/** The page's ids, in one statement. */
export function pageSql(query: SearchQuery): string {
  const all = Object.values(conditions(query)).join(' AND ');
  const order = 'day DESC NULLS LAST, time DESC NULLS LAST, id';
  const skip = (query.page - 1) * query.resultsPerPage;
  return `SELECT id FROM programme WHERE ${all} ORDER BY ${order} LIMIT ${query.resultsPerPage} OFFSET ${skip}`;
}

/** Count and all facets in one statement. Facets over the same programmes share one scan: the least work for SQL. */
export function facetsSql(query: SearchQuery): string {
  const all = conditions(query);
  const without = (facet: string) =>
    Object.entries(all)
      .filter(([name]) => name !== facet)
      .map(([, condition]) => condition)
      .join(' AND ');
  const sets = new Map<string, string>();
  const setOf = (where: string) => {
    const name = sets.get(where) ?? `m${sets.size}`;
    sets.set(where, name);
    return name;
  };
  const whole = setOf(without(''));
  const parts = [
    `SELECT 'count', 0, count(*)::int FROM ${whole}`,
    `SELECT 'frequency', coalesce(frequency, -1), count(*)::int FROM ${whole} GROUP BY 2`,
    ...Object.entries(FACETS).map(([facet, sql]) =>
      sql
        .replace('SELECT', `SELECT '${facet}',`)
        .replace('$', setOf(without(facet)))
        .replace('GROUP BY 1', 'GROUP BY 2'),
    ),
  ];
  const columns = 'channel, sub_genre, platform, frequency, produced, developed, keywords, day';
  const readings = Array.from(
    sets,
    ([where, name]) => `${name} AS MATERIALIZED (SELECT ${columns} FROM programme WHERE ${where})`,
  );
  const [first = '', ...more] = parts;
  const named = first.replace(
    "'count', 0, count(*)::int",
    "'count' AS facet, 0 AS value, count(*)::int AS count",
  );
  return `WITH ${readings.join(', ')} ${[named, ...more].join(' UNION ALL ')}`;
}
