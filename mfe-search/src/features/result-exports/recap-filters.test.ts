import { expect, test } from '@jest/globals';
import { recapFilters } from './recap-filters.ts';

test('keep labels, names and children, and leave out what only chips need', () => {
  const sent = recapFilters([
    {
      translationKey: 'Broadcasts',
      field: 'Broadcasts',
      label: '播出国家/地区与频道',
      values: [
        { id: 1, name: 'France', ids: [11], isWhole: false, childs: [{ id: 11, name: 'TF1' }] },
        { id: 2, name: 'Japan', ids: [21], isWhole: true },
      ],
      isAllSelected: false,
      isNamed: true,
    },
  ]);
  expect(sent).toEqual([
    {
      translationKey: 'Broadcasts',
      field: 'Broadcasts',
      label: '播出国家/地区与频道',
      values: [
        { id: 1, name: 'France', childs: [{ id: 11, name: 'TF1' }] },
        { id: 2, name: 'Japan', childs: [] },
      ],
      isAllSelected: false,
    },
  ]);
});

test('[EXP-02] shorten a term that is longer than the server accepts, between characters', () => {
  const term = `${'x'.repeat(998)}😀 and more`;
  const [line] = recapFilters([
    {
      translationKey: 'Term',
      field: 'Term',
      label: 'Search',
      values: [{ id: term, name: term, ids: [term], isWhole: true }],
      isAllSelected: false,
      isNamed: true,
    },
  ]);
  const text = `${'x'.repeat(998)}…`;
  expect(line?.values).toEqual([{ id: text, name: text, childs: [] }]);
});
