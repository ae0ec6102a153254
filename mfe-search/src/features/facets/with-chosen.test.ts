import { expect, test } from '@jest/globals';
import { missingIds, withChosen } from './with-chosen.ts';

const tree = (...channels: readonly number[]) => [
  { id: 1, name: 'France', count: 9, children: channels.map((id) => ({ id, name: `C${id}`, count: 3 })) },
];
const KNOWN = [
  ...tree(11, 12),
  { id: 2, name: 'Spain', count: 4, children: [{ id: 21, name: 'Sol', count: 4 }] },
];
const nameless = (id: number) => `No. ${id}`;

test('changes nothing for selected options that are still offered', () => {
  const options = tree(11);
  expect(withChosen(options, [11], KNOWN, nameless)).toBe(options);
  expect(missingIds(options, [])).toEqual([]);
});

test('keeps selected options that are no longer offered, with count 0, in their group', () => {
  expect(missingIds(tree(11), [11, 12, 21])).toEqual([12, 21]);
  const [france, spain] = withChosen(tree(11), [12, 21], KNOWN, nameless);
  expect(france).toMatchObject({ count: 9, children: [{ id: 11 }, { id: 12, name: 'C12', count: 0 }] });
  expect(spain).toEqual({ id: 2, name: 'Spain', count: 0, children: [{ id: 21, name: 'Sol', count: 0 }] });
});

test('puts them at the end of a flat list, and names unknown ones too', () => {
  expect(
    withChosen([{ id: 1, name: 'A', count: 1 }], [2, 3], [{ id: 2, name: 'B', count: 7 }], nameless),
  ).toEqual([
    { id: 1, name: 'A', count: 1 },
    { id: 2, name: 'B', count: 0 },
    { id: 3, name: 'No. 3', count: 0 },
  ]);
});
