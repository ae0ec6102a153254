import { expect, jest, test } from '@jest/globals';
import { createGridFocus } from './grid-focus.ts';

test('notifies the row that loses the active cell and the one that gets it', () => {
  const focus = createGridFocus();
  const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()];
  focus.attach(1, first);
  focus.attach(2, second);
  focus.attach('head', other);
  focus.moveTo({ row: 1, column: 4 });
  expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  focus.moveTo({ row: 2, column: 4 });
  expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
  expect([focus.columnIn(1), focus.columnIn(2)]).toEqual([null, 4]);
  focus.moveTo({ row: 2, column: 4 });
  expect(second).toHaveBeenCalledTimes(1);
});

test('makes the grid itself focusable by Tab while the active row is not rendered', () => {
  const focus = createGridFocus();
  const root = document.createElement('div');
  focus.setRoot(root);
  expect(root.tabIndex).toBe(0);
  focus.moveTo({ row: 7, column: 0 });
  expect(root.tabIndex).toBe(0);
  const detach = focus.attach(7, jest.fn());
  expect(root.tabIndex).toBe(-1);
  detach();
  expect(root.tabIndex).toBe(0);
});
