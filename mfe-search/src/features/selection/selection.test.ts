import { describe, expect, test } from '@jest/globals';
import {
  everything,
  isAllSelected,
  isSelected,
  selectedCount,
  selectionRequest,
  toggleAll,
  toggleProgramme,
} from './selection.ts';

const ALL = { isAllSelected: true, selectMode: 'Exclude', selectedIds: [] };
const NONE = { isAllSelected: false, selectMode: 'Include', selectedIds: [] };

describe('selection', () => {
  test('[SEL-01] initially everything is selected: Exclude with an empty list', () => {
    expect(selectionRequest(everything())).toEqual(ALL);
    expect(isSelected(everything(), 7)).toBe(true);
  });

  test('[SEL-01] select-all off gives Include with an empty list, on gives Exclude with an empty list', () => {
    const selection = everything();
    toggleAll(selection, 10);
    expect(selectionRequest(selection)).toEqual(NONE);
    toggleAll(selection, 10);
    expect(selectionRequest(selection)).toEqual(ALL);
  });

  test('[SEL-01] select-all with some missing selects all', () => {
    const selection = everything();
    expect(toggleProgramme(selection, 3, 10)).toBe('one');
    toggleAll(selection, 10);
    expect(selectionRequest(selection)).toEqual(ALL);
  });

  test('[SEL-02] toggling adds and removes the id, and the count follows in both modes', () => {
    const selection = everything();
    toggleProgramme(selection, 3, 10);
    expect(selectionRequest(selection)).toMatchObject({ selectMode: 'Exclude', selectedIds: [3] });
    expect([isSelected(selection, 3), selectedCount(selection, 10)]).toEqual([false, 9]);
    toggleAll(selection, 10);
    toggleAll(selection, 10);
    toggleProgramme(selection, 5, 10);
    expect(selectionRequest(selection)).toMatchObject({ selectMode: 'Include', selectedIds: [5] });
    expect([isSelected(selection, 5), selectedCount(selection, 10)]).toEqual([true, 1]);
    toggleProgramme(selection, 5, 10);
    expect(selectionRequest(selection)).toEqual(NONE);
  });

  test('[SEL-02] when the count reaches the total, all are selected', () => {
    const selection = everything();
    toggleAll(selection, 2);
    expect(toggleProgramme(selection, 1, 2)).toBe('one');
    expect(toggleProgramme(selection, 2, 2)).toBe('all');
    expect(selectionRequest(selection)).toEqual(ALL);
    expect(isAllSelected(selection, 2)).toBe(true);
  });
});
