import { expect, test } from '@jest/globals';
import { searchable, treeRows, type NameGroup } from './tree-rows.ts';

const GROUPS: readonly NameGroup[] = [
  {
    key: 'fr',
    name: 'France',
    members: [
      { id: 1, name: 'Télé Sept' },
      { id: 2, name: 'Canal' },
    ],
  },
  { key: 'de', name: 'Germany', members: [{ id: 3, name: 'Kanal' }] },
];

const shown = (term: string, ...toggled: string[]) =>
  treeRows(searchable(GROUPS), term, new Set(toggled)).map(({ kind, name }) =>
    kind === 'group' ? name : `- ${name}`,
  );

test('groups are closed until they are toggled', () => {
  expect(shown('')).toEqual(['France', 'Germany']);
  expect(shown('', 'fr')).toEqual(['France', '- Télé Sept', '- Canal', 'Germany']);
});

test('a search opens the groups with matching members, and ignores case and accents', () => {
  expect(shown(' TELE ')).toEqual(['France', '- Télé Sept']);
  expect(shown('tele', 'fr')).toEqual(['France']);
  expect(shown('nothing')).toEqual([]);
});

test('a group that matches by its name has all its members', () => {
  expect(shown('franc')).toEqual(['France']);
  expect(shown('franc', 'fr')).toEqual(['France', '- Télé Sept', '- Canal']);
});

test('lines have their position among the lines of their level', () => {
  const rows = treeRows(searchable(GROUPS), '', new Set(['fr']));
  expect(rows.map(({ place, siblings }) => [place, siblings])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});
