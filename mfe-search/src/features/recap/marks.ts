import type { EventPayloads } from '@airdex/shared-contracts/events';
import type { RecapField, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { withoutFilter } from '../search-session/without-filter.ts';
import type { RecapLine } from './recap-line.ts';

type Id = number | string;

/** What is marked for deletion: whole filters, or some of a filter's values by id. */
export type Marks = ReadonlyMap<RecapField, 'all' | ReadonlySet<Id>>;

export const NO_MARKS: Marks = new Map();

/** The ids of a line that can be marked one by one; none for a line that can only be deleted as a whole. */
export const markableIds = ({ field, values, isNamed }: RecapLine): readonly Id[] =>
  isNamed && field !== 'Term' ? values.flatMap(({ ids }) => ids) : [];

/** Whether these values of a filter are marked; without ids, the filter as a whole. */
export function isMarked(marks: Marks, field: RecapField, ids?: readonly Id[]): boolean {
  const marked = marks.get(field);
  if (marked === undefined || marked === 'all') return marked === 'all';
  // Unknown groups have no ids yet.
  return ids !== undefined && ids.length > 0 && ids.every((id) => marked.has(id));
}

/** The marks after one was set or removed. Marking the last value marks the filter. */
export function toggledMarks(marks: Marks, line: RecapLine, ids?: readonly Id[]): Marks {
  const { field } = line;
  const next = new Map(marks);
  const wasMarked = isMarked(marks, field, ids);
  if (ids === undefined) {
    if (wasMarked) next.delete(field);
    else next.set(field, 'all');
    return next;
  }
  const every = markableIds(line);
  const marked = marks.get(field);
  const before = marked === 'all' ? every : [...(marked ?? [])];
  const after = new Set(wasMarked ? before.filter((id) => !ids.includes(id)) : [...before, ...ids]);
  if (after.size === 0) next.delete(field);
  else next.set(field, every.every((id) => after.has(id)) ? 'all' : after);
  return next;
}

/** The filter without everything that is marked. */
export function withoutMarked(filter: SearchFilter, marks: Marks): SearchFilter {
  return [...marks].reduce((rest, [field, marked]) => {
    const deleted: EventPayloads['deleteFilter'] = marked === 'all' ? { field } : { field, ids: [...marked] };
    return withoutFilter(rest, deleted);
  }, filter);
}
