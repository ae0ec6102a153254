import type { Question } from './engine/answers.ts';

/** Comparing longer lists of ids costs more than it saves. */
const IDS_MAX = 1000;

/** Equal for queries with the same result; null if that is too expensive to determine. */
export function questionKey(question: Question): string | null {
  const { query } = question;
  if (query.playlistProgrammeIds !== undefined) return null;
  if ('selection' in query && query.selection.selectedIds.length > IDS_MAX) return null;
  return JSON.stringify({ ...question, query: { ...query, scope: query.scope.key } });
}
