import { expect, test } from '@jest/globals';
import { browseAddresses } from './browse-address.ts';
import { keepCard, keptCard, openedCardKey } from './kept-cards.ts';
import { DEFAULT_SEARCH } from './search-address.ts';

const address = browseAddresses(DEFAULT_SEARCH);

test('keeps which results cards were opened from, and where in them', () => {
  const stored = keepCard(keepCard(null, 'a', address(7, 17)), 'b', address(8, 18));
  expect(keptCard(stored, 'a')).toEqual({ search: DEFAULT_SEARCH, place: 17 });
  expect(keptCard(stored, 'b')?.place).toBe(18);
  expect(keptCard(stored, 'c')).toBeNull();
  expect(keptCard(keepCard(stored, 'a', address(7, 3)), 'a')?.place).toBe(3);
});

test('forgets a card', () => {
  const stored = keepCard(keepCard(null, 'a', address(7, 17)), 'b', address(8, 18));
  const without = keepCard(stored, 'a', null);
  expect(keptCard(without, 'a')).toBeNull();
  expect(keptCard(without, 'b')?.place).toBe(18);
});

test('ignores what was kept too long ago', () => {
  const stored = keepCard(null, 'a', address(7, 17), 1000);
  expect(keptCard(stored, 'a', 1000)).not.toBeNull();
  expect(keptCard(stored, 'a', 1001)).toBeNull();
});

test('keeps the newest fifty', () => {
  let stored: string | null = null;
  for (let id = 1; id <= 51; id += 1) stored = keepCard(stored, String(id), address(id, id));
  expect(keptCard(stored, '1')).toBeNull();
  expect(keptCard(stored, '2')?.place).toBe(2);
  expect(keptCard(stored, '51')?.place).toBe(51);
});

test.each(['', '{', '\n', 'a ', 'a /card/7', 'a /card/7?at=x 5', 'a /card/7?at=1'])(
  'reads damaged text as empty: %s',
  (text) => {
    expect(keptCard(text, 'a')).toBeNull();
    expect(keptCard(keepCard(text, 'a', address(7, 2)), 'a')?.place).toBe(2);
  },
);

test('has other keys for other users', () => {
  expect(openedCardKey(7, 1)).not.toBe(openedCardKey(7, 2));
  expect(openedCardKey(7, undefined)).toMatch(/^\S+$/);
});
