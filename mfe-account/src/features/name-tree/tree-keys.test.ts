import { expect, test } from '@jest/globals';
import { treeKeyAction } from './tree-keys.ts';
import { searchable, treeRows } from './tree-rows.ts';

const GROUPS = ['a', 'b'].map((key) => ({
  key,
  name: key,
  members: [
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ],
}));
/** a, - one, - two, b */
const ROWS = treeRows(searchable(GROUPS), '', new Set(['a']));
const TOGGLE = { kind: 'toggle' };

test.each([
  ['ArrowDown', 0, { kind: 'move', to: 1 }],
  ['ArrowDown', 3, { kind: 'move', to: 3 }],
  ['ArrowUp', 0, { kind: 'move', to: 0 }],
  ['PageDown', 0, { kind: 'move', to: 3 }],
  ['PageUp', 3, { kind: 'move', to: 0 }],
  ['Home', 2, { kind: 'move', to: 0 }],
  ['End', 0, { kind: 'move', to: 3 }],
  ['ArrowRight', 0, { kind: 'move', to: 1 }],
  ['ArrowRight', 3, TOGGLE],
  ['ArrowRight', 1, null],
  ['ArrowLeft', 0, TOGGLE],
  ['ArrowLeft', 2, { kind: 'move', to: 0 }],
  ['ArrowLeft', 3, null],
  ['Enter', 0, TOGGLE],
  [' ', 3, TOGGLE],
  ['Enter', 1, null],
  ['x', 0, null],
])('%s on line %i', (key, at, action) => {
  expect(treeKeyAction(key, ROWS, at, 5)).toEqual(action);
});

test('an empty tree has no keys', () => {
  expect(treeKeyAction('ArrowDown', [], 0, 5)).toBeNull();
});
