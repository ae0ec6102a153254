import { expect, test } from '@jest/globals';
import { browseAddresses } from './browse-address.ts';
import { keepCard, keptCard } from './kept-cards.ts';
import { DEFAULT_SEARCH } from './search-address.ts';

const address = browseAddresses(DEFAULT_SEARCH);

test('keeps which results cards were opened from, and where in them', () => {
  const stored = keepCard(keepCard(null, address(7, 17)), address(8, 18));
  expect(keptCard(stored, 7)).toEqual({ search: DEFAULT_SEARCH, place: 17 });
  expect(keptCard(stored, 8)?.place).toBe(18);
  expect(keptCard(stored, 9)).toBeNull();
  expect(keptCard(keepCard(stored, address(7, 3)), 7)?.place).toBe(3);
});

test('ignores what was kept too long ago', () => {
  const stored = keepCard(null, address(7, 17), 1000);
  expect(keptCard(stored, 7, 1000)).not.toBeNull();
  expect(keptCard(stored, 7, 1001)).toBeNull();
});

test('keeps the newest fifty', () => {
  let stored: string | null = null;
  for (let id = 1; id <= 51; id += 1) stored = keepCard(stored, address(id, id));
  expect(keptCard(stored, 1)).toBeNull();
  expect(keptCard(stored, 2)?.place).toBe(2);
  expect(keptCard(stored, 51)?.place).toBe(51);
});

test.each(['', '{', '\n', '/card/7?', '/card/7?at=x 5', '/card/7?at=1'])(
  'reads damaged text as empty: %s',
  (text) => {
    expect(keptCard(text, 7)).toBeNull();
    expect(keptCard(keepCard(text, address(7, 2)), 7)?.place).toBe(2);
  },
);
