import type { IndexQuery } from './engine/index-query.ts';

/** Comparing longer lists of ids costs more than it saves. */
const IDS_MAX = 1000;

/** Equal for queries with the same result; null if that is too expensive to determine. */
export function queryKey(indexQuery: IndexQuery): string | null {
  const { query } = indexQuery;
  if (query.playlistProgrammeIds !== undefined) return null;
  if ('selection' in query && query.selection.selectedIds.length > IDS_MAX) return null;
  return JSON.stringify({ ...indexQuery, query: { ...query, scope: query.scope.key } });
}
