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
  test('select-all over single ticks is taken back', () => {
    const selection = store(10);
    [1, 2, 3].forEach(selection.toggle);
    const before = selection.snapshot();
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ isAll: true, undoable: 'everything' });
    selection.undo();
    expect(selection.snapshot()).toEqual(before);
    expect(selection.summary().undoable).toBeNull();
  });

  test('only the last one is taken back', () => {
    const selection = store(10);
    selection.toggle(1);
    selection.toggleAll();
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 0, undoable: 'nothing' });
    selection.undo();
    expect(selection.summary()).toMatchObject({ selected: 10, undoable: null });
  });

  // As in mail programs: the offer is about what was done last, and goes with the next change.
  test('is no longer offered after a further tick, which it would lose', () => {
    const selection = store(10);
    selection.toggle(1);
    selection.selectAll();
    selection.toggle(7);
    expect(selection.summary().undoable).toBeNull();
    selection.undo();
    expect(ticked(selection, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9]);
  });

  // Who pressed "select all" by mistake need not have ticked anything before.
  test('is also offered where there was no single tick before', () => {
    const selection = store(10);
    selection.toggleAll();
    expect(selection.summary()).toMatchObject({ selected: 0, undoable: 'nothing' });
    selection.undo();
    expect(selection.summary()).toMatchObject({ selected: 10, undoable: null });
  });

  test('another search forgets what there was to take back', () => {
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

  test('from the same anchor takes the place of the last, which shrinks as it grew', () => {
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

  test('is not taken back once a single tick has followed', () => {
    const selection = store(10);
    selection.toggle(2);
    selection.tickRange(2, [2, 3, 4]);
    selection.toggle(3);
    selection.undo();
    expect(ticked(selection, 10)).toEqual([0, 1, 3, 5, 6, 7, 8, 9]);
  });

  test('is taken back as a whole, also when it had completed everything', () => {
    const selection = store(4);
    selection.toggleAll();
    selection.toggle(0);
    selection.tickRange(0, [0, 1, 2, 3]);
    expect(selection.summary().isAll).toBe(true);
    selection.undo();
    expect(ticked(selection, 4)).toEqual([0]);
  });

  test('is heard by rows that listen', () => {
    const selection = store(10);
    const row = jest.fn();
    selection.toggle(2);
    selection.subscribeTo(3, row);
    selection.tickRange(2, [2, 3]);
    expect(row).toHaveBeenCalledTimes(1);
    expect(selection.isSelected(3)).toBe(false);
  });
});
