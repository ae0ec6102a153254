import { describe, expect, jest, test } from '@jest/globals';
import { createSelectionStore } from './selection-store.ts';

function store(total: number) {
  const created = createSelectionStore();
  created.setTotal(total);
  return created;
}

describe('the selection of the results', () => {
  test('[SEL-02] is reported in figures after each change', () => {
    const selection = store(10);
    expect(selection.summary()).toMatchObject({ selected: 10, total: 10, excluded: 0, isAll: true });
    selection.toggle(4);
    expect(selection.summary()).toMatchObject({ selected: 9, total: 10, excluded: 1, isAll: false });
    selection.toggleAll();
    selection.toggleAll();
    selection.toggle(4);
    expect(selection.summary()).toMatchObject({ selected: 1, total: 10, excluded: 0, isAll: false });
    expect(selection.request()).toMatchObject({ selectMode: 'Include', selectedIds: [4] });
  });

  test('[SEL-01] refers to the visible part when select-all is used there', () => {
    const selection = store(611);
    selection.toggleAll();
    for (const id of [4, 5, 6]) selection.toggle(id);
    selection.narrowTo(selection.snapshot());
    expect(selection.summary()).toMatchObject({ selected: 3, isAll: false, isAllShown: true });
    selection.toggle(5);
    expect(selection.summary()).toMatchObject({ selected: 2, isAllShown: false });
    selection.toggleAll();
    expect(selection.request()).toMatchObject({ selectMode: 'Include', selectedIds: [4, 5, 6] });
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 0, isAllShown: false, undoable: 'nothing' });
    selection.undo();
    expect(selection.summary().selected).toBe(3);
    selection.toggle(4);
    selection.selectAll();
    expect(selection.summary().selected).toBe(3);
    selection.narrowTo(null);
    expect(selection.summary().isAllShown).toBe(false);
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 611, isAllShown: true });
  });

  test('is complete for a part without the excluded programmes', () => {
    const selection = store(10);
    selection.toggle(4);
    selection.narrowTo(selection.snapshot());
    expect(selection.summary().isAllShown).toBe(true);
    selection.toggleAll();
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 9, excluded: 1, isAllShown: true });
  });

  test('notifies the row of a tick and listeners of the whole, not other rows', () => {
    const selection = store(10);
    const [own, other, whole] = [jest.fn(), jest.fn(), jest.fn()];
    selection.subscribeTo(4, own);
    const leave = selection.subscribeTo(5, other);
    selection.subscribe(whole);
    selection.toggle(4);
    expect([own, other, whole].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
    selection.toggleAll();
    expect([own, other, whole].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
    leave();
    selection.toggleAll();
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('notifies every row of a tick that completes everything', () => {
    const selection = store(2);
    const other = jest.fn();
    selection.toggle(1);
    selection.subscribeTo(2, other);
    selection.toggle(1);
    expect(other).toHaveBeenCalledTimes(1);
    expect(selection.request().isAllSelected).toBe(true);
  });

  test('survives writing and reading its ticks, and notifies every row', () => {
    const selection = store(10);
    selection.toggle(4);
    const excluded = selection.snapshot();
    selection.toggleAll();
    selection.toggleAll();
    selection.toggle(7);
    const included = selection.snapshot();

    const next = store(10);
    const row = jest.fn();
    next.subscribeTo(9, row);
    next.restore(included);
    expect(row).toHaveBeenCalledTimes(1);
    expect(next.summary()).toMatchObject({ selected: 1, excluded: 0 });
    expect([next.isSelected(7), next.isSelected(4)]).toEqual([true, false]);
    next.restore(excluded);
    expect(next.summary()).toMatchObject({ selected: 9, excluded: 1 });
    expect(next.snapshot()).toEqual(excluded);
  });

  test('[RES-08] starts with everything for another search, and keeps the ticks for more rows of the same', () => {
    const selection = store(10);
    selection.toggle(4);
    selection.setTotal(12);
    expect(selection.summary()).toMatchObject({ selected: 11, excluded: 1 });
    selection.reset();
    expect(selection.summary()).toMatchObject({ selected: 12, isAll: true });
  });

  test('[SEL-02] forgets the ticks of programmes that are no longer found', () => {
    const selection = store(3);
    selection.toggle(2);
    selection.setTotal(1);
    selection.keepOnly([1]);
    expect(selection.summary()).toMatchObject({ selected: 1, excluded: 0, isAll: true });
    selection.selectNone();
    selection.setTotal(3);
    selection.toggle(1);
    selection.toggle(3);
    selection.setTotal(2);
    selection.keepOnly([1, 2]);
    expect(selection.summary()).toMatchObject({ selected: 1, isAll: false });
    expect(selection.request()).toMatchObject({ selectMode: 'Include', selectedIds: [1] });
  });

  test('Undo does not bring back programmes that are no longer found', () => {
    const selection = store(3);
    selection.selectNone();
    selection.toggle(2);
    selection.selectAll();
    expect(selection.summary()).toMatchObject({ selected: 3, undoable: 'everything' });
    selection.setTotal(2);
    selection.keepOnly([1, 3]);
    expect(selection.summary()).toMatchObject({ selected: 2, undoable: null });
  });

  test('[PLM-02] contains nothing after all ticks were cleared, also of rows that load later', () => {
    const selection = store(10);
    selection.toggle(4);
    selection.selectNone();
    expect(selection.summary()).toMatchObject({ selected: 0, excluded: 0 });
    selection.setTotal(12);
    expect(selection.summary()).toMatchObject({ selected: 0 });
    expect(selection.request()).toEqual({ isAllSelected: false, selectMode: 'Include', selectedIds: [] });
  });
});
