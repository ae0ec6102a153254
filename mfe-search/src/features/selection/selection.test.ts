import { describe, expect, test } from '@jest/globals';
import {
  ALL_SELECTED,
  NONE_SELECTED,
  isAllSelected,
  isSelected,
  selectedCount,
  selectionRequest,
  toggleAll,
  toggleProgramme,
} from './selection.ts';

describe('selection', () => {
  test('[SEL-01] at first everything is selected: Exclude with an empty list', () => {
    expect(selectionRequest(ALL_SELECTED)).toEqual({
      isAllSelected: true,
      selectMode: 'Exclude',
      selectedIds: [],
    });
    expect(isSelected(ALL_SELECTED, 7)).toBe(true);
  });

  test('[SEL-01] select-all off gives Include with an empty list, on gives Exclude with an empty list', () => {
    const off = toggleAll(ALL_SELECTED, 10);
    expect(selectionRequest(off)).toEqual({ isAllSelected: false, selectMode: 'Include', selectedIds: [] });
    expect(toggleAll(off, 10)).toEqual(ALL_SELECTED);
  });

  test('[SEL-01] select-all with some missing selects all', () => {
    expect(toggleAll(toggleProgramme(ALL_SELECTED, 3, 10), 10)).toEqual(ALL_SELECTED);
  });

  test('[SEL-02] toggling adds and removes the id, and the count follows in both modes', () => {
    const without3 = toggleProgramme(ALL_SELECTED, 3, 10);
    expect(selectionRequest(without3)).toMatchObject({ selectMode: 'Exclude', selectedIds: [3] });
    expect([isSelected(without3, 3), selectedCount(without3, 10)]).toEqual([false, 9]);
    const only5 = toggleProgramme(NONE_SELECTED, 5, 10);
    expect(selectionRequest(only5)).toMatchObject({ selectMode: 'Include', selectedIds: [5] });
    expect([isSelected(only5, 5), selectedCount(only5, 10)]).toEqual([true, 1]);
    expect(toggleProgramme(only5, 5, 10)).toEqual(NONE_SELECTED);
  });

  test('[SEL-02] when the count reaches the total, all are selected', () => {
    const two = toggleProgramme(toggleProgramme(NONE_SELECTED, 1, 2), 2, 2);
    expect(two).toEqual(ALL_SELECTED);
    expect(isAllSelected(two, 2)).toBe(true);
  });
});
