import { expect, test } from '@jest/globals';
import { treeKeyAction } from './tree-keys.ts';
import { treeRows } from './tree-rows.ts';

const ROWS = treeRows(
  [
    {
      id: 1,
      name: 'France',
      children: [
        { id: 11, name: 'Un' },
        { id: 12, name: 'Deux' },
      ],
    },
    { id: 2, name: 'Spain', children: [{ id: 21, name: 'Sol' }] },
  ],
  new Set(),
  ({ id }) => id === 1,
);

test.each([
  ['ArrowDown', 0, { kind: 'move', to: 1 }],
  ['ArrowDown', 3, { kind: 'move', to: 3 }],
  ['ArrowUp', 0, { kind: 'move', to: 0 }],
  ['End', 0, { kind: 'move', to: 3 }],
  ['Home', 3, { kind: 'move', to: 0 }],
  ['PageDown', 0, { kind: 'move', to: 2 }],
  ['PageUp', 3, { kind: 'move', to: 1 }],
  ['ArrowRight', 0, { kind: 'move', to: 1 }],
  ['ArrowRight', 3, { kind: 'open', isOpen: true }],
  ['ArrowLeft', 0, { kind: 'open', isOpen: false }],
  ['ArrowLeft', 2, { kind: 'move', to: 0 }],
  ['ArrowLeft', 3, { kind: 'move', to: 3 }],
  [' ', 2, { kind: 'toggle' }],
  ['Enter', 0, { kind: 'toggle' }],
  ['a', 0, null],
] as const)('%s at line %i', (key, at, action) => {
  expect(treeKeyAction(key, ROWS, at, 2)).toEqual(action);
});
