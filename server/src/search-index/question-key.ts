import type { Question } from './engine/answers.ts';

/** Longer lists of ids cost more to compare than it brings. */
const IDS_MAX = 1000;

/** Equal for questions with the same answer; null when that isn't worth finding out. */
export function questionKey(question: Question): string | null {
  const { query } = question;
  if (query.playlistProgrammeIds !== undefined) return null;
  if ('selection' in query && query.selection.selectedIds.length > IDS_MAX) return null;
  return JSON.stringify({ ...question, query: { ...query, scope: query.scope.key } });
}
