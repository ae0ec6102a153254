import { describe, expect, jest, test } from '@jest/globals';
import { createSelectionStore } from './selection-store.ts';

function store(total: number) {
  const created = createSelectionStore();
  created.setTotal(total);
  return created;
}
const ticked = (selection: ReturnType<typeof store>, total: number) =>
  Array.from({ length: total }, (_, id) => id).filter((id) => selection.isSelected(id));

describe('undo of a mass change', () => {
  test('reverts select-all after single ticks', () => {
    const selection = store(10);
    [1, 2, 3].forEach(selection.toggle);
    const before = selection.snapshot();
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ isAll: true, undoable: 'everything' });
    selection.undo();
    expect(selection.snapshot()).toEqual(before);
    expect(selection.summary().undoable).toBeNull();
  });

  test('reverts only the last one', () => {
    const selection = store(10);
    selection.toggle(1);
    selection.toggleAll();
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 0, undoable: 'nothing' });
    selection.undo();
    expect(selection.summary()).toMatchObject({ selected: 10, undoable: null });
  });

  // As in mail programs, the offer refers to the last change and disappears with the next one.
  test('is no longer offered after a further tick, which would be lost', () => {
    const selection = store(10);
    selection.toggle(1);
    selection.selectAll();
    selection.toggle(7);
    expect(selection.summary().undoable).toBeNull();
    selection.undo();
    expect(ticked(selection, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9]);
  });

  // A user who clicked "select all" by mistake may not have ticked anything before.
  test('is also offered without single ticks before', () => {
    const selection = store(10);
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 0, undoable: 'nothing' });
    selection.undo();
    expect(selection.summary()).toMatchObject({ selected: 10, undoable: null });
  });

  test('is discarded by another search', () => {
    const selection = store(10);
    selection.toggle(1);
    selection.toggleAll();
    selection.reset();
    expect(selection.summary().undoable).toBeNull();
  });
});

describe('a range', () => {
  test('takes the tick of its anchor, in both modes', () => {
    const selection = store(10);
    selection.toggle(2);
    selection.tickRange(2, [2, 3, 4]);
    expect(ticked(selection, 10)).toEqual([0, 1, 5, 6, 7, 8, 9]);
    selection.toggleAll();
    selection.toggleAll();
    selection.toggle(5);
    selection.tickRange(5, [3, 4, 5]);
    expect(ticked(selection, 10)).toEqual([3, 4, 5]);
    expect(selection.request().selectMode).toBe('Include');
  });

  test('replaces the last one from the same anchor, and so shrinks as it grew', () => {
    const selection = store(10);
    selection.toggle(2);
    selection.toggle(4);
    selection.tickRange(2, [2, 3, 4, 5]);
    selection.tickRange(2, [2, 3]);
    expect(ticked(selection, 10)).toEqual([0, 1, 5, 6, 7, 8, 9]);
    selection.toggle(7);
    selection.toggle(7);
    selection.tickRange(2, [0, 1, 2]);
    expect(ticked(selection, 10)).toEqual([5, 6, 7, 8, 9]);
  });

  test('is not reverted once a single tick has followed', () => {
    const selection = store(10);
    selection.toggle(2);
    selection.tickRange(2, [2, 3, 4]);
    selection.toggle(3);
    selection.undo();
    expect(ticked(selection, 10)).toEqual([0, 1, 3, 5, 6, 7, 8, 9]);
  });

  test('is reverted as a whole, even if it had completed everything', () => {
    const selection = store(4);
    selection.toggleAll();
    selection.toggle(0);
    selection.tickRange(0, [0, 1, 2, 3]);
    expect(selection.summary().isAll).toBe(true);
    selection.undo();
    expect(ticked(selection, 4)).toEqual([0]);
  });

  test('notifies its rows', () => {
    const selection = store(10);
    const row = jest.fn();
    selection.toggle(2);
    selection.subscribeTo(3, row);
    selection.tickRange(2, [2, 3]);
    expect(row).toHaveBeenCalledTimes(1);
    expect(selection.isSelected(3)).toBe(false);
  });
});
