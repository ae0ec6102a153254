import { expect, test } from '@jest/globals';
import { isFull, withFlag } from './flag-rules.ts';
import { savedSearch } from './saved-search.fixture.ts';

const flagged = (count: number, fields: Partial<ReturnType<typeof savedSearch>>) =>
  Array.from({ length: count }, (_, index) => savedSearch({ id: index + 1, ...fields }));

test('[SVS-02] allows two searches on the home page, five favourites, and any number in the daily update', () => {
  expect([1, 2].map((count) => isFull(flagged(count, { showInHomepage: true }), 'showInHomepage'))).toEqual([
    false,
    true,
  ]);
  expect([4, 5].map((count) => isFull(flagged(count, { isFavorite: true }), 'isFavorite'))).toEqual([
    false,
    true,
  ]);
  expect(isFull(flagged(200, { dailyUpdate: true }), 'dailyUpdate')).toBe(false);
});

test('sets one flag of one saved search and leaves all else as it is', () => {
  const [first, second] = flagged(2, { isFavorite: true });
  const changed = withFlag(
    [first, second].flatMap((each) => each ?? []),
    2,
    'dailyUpdate',
    true,
  );
  expect(changed[0]).toBe(first);
  expect(changed[1]).toEqual({ ...second, dailyUpdate: true });
});
