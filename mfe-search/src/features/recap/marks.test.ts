import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { isMarked, markableIds, NO_MARKS, toggledMarks, withoutMarked } from './marks.ts';
import type { RecapLine } from './recap-line.ts';

const line = (part: Partial<RecapLine>): RecapLine => ({
  translationKey: 'Broadcasts',
  field: 'Broadcasts',
  label: 'Channels',
  values: [],
  isAllSelected: false,
  isNamed: true,
  ...part,
});
const CHANNELS = line({
  values: [
    { id: 1, name: 'France', childs: [], ids: [11, 12], isWhole: true },
    { id: 2, name: 'Japan', childs: [], ids: [21], isWhole: false },
  ],
});
const VIDEO = line({ field: 'VideoPresent' });

describe('marking for deletion', () => {
  test('marks a whole filter with all its values, and unmarks it', () => {
    const marks = toggledMarks(NO_MARKS, CHANNELS);
    expect([isMarked(marks, 'Broadcasts'), isMarked(marks, 'Broadcasts', [12])]).toEqual([true, true]);
    expect(isMarked(marks, 'VideoPresent')).toBe(false);
    expect(toggledMarks(marks, CHANNELS)).toEqual(NO_MARKS);
  });

  test('marks values one by one and a group with all its values; the last one marks the filter', () => {
    const france = toggledMarks(NO_MARKS, CHANNELS, [11, 12]);
    expect(isMarked(france, 'Broadcasts')).toBe(false);
    expect(isMarked(france, 'Broadcasts', [11])).toBe(true);
    const all = toggledMarks(france, CHANNELS, [21]);
    expect(isMarked(all, 'Broadcasts')).toBe(true);
    const rest = toggledMarks(all, CHANNELS, [11]);
    expect([11, 12, 21].map((id) => isMarked(rest, 'Broadcasts', [id]))).toEqual([false, true, true]);
    expect(isMarked(rest, 'Broadcasts', [11, 12])).toBe(false);
    expect(toggledMarks(france, CHANNELS, [11, 12])).toEqual(NO_MARKS);
  });

  test('marks a filter without separate values as a whole', () => {
    expect(markableIds(VIDEO)).toEqual([]);
    expect(markableIds({ ...CHANNELS, isNamed: false })).toEqual([]);
    expect(markableIds(line({ field: 'Term', values: CHANNELS.values }))).toEqual([]);
  });

  test('marks a value without ids only with its whole filter', () => {
    expect(isMarked(toggledMarks(NO_MARKS, CHANNELS, [21]), 'Broadcasts', [])).toBe(false);
    expect(isMarked(toggledMarks(NO_MARKS, CHANNELS), 'Broadcasts', [])).toBe(true);
  });

  test('removes exactly the marked values from the filter', () => {
    const filter = {
      ...DEFAULT_SEARCH_FILTER,
      term: 'quiz',
      selectedBroadcasts: [11, 12, 21],
      isVideoPresent: true,
      hasEvaluation: true,
    };
    const marks = toggledMarks(toggledMarks(NO_MARKS, CHANNELS, [11, 12]), VIDEO);
    expect(withoutMarked(filter, marks)).toEqual({
      ...filter,
      selectedBroadcasts: [21],
      isVideoPresent: false,
    });
    expect(withoutMarked(filter, NO_MARKS)).toBe(filter);
  });
});
