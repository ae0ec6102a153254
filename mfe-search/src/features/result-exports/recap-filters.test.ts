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
