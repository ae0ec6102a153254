import { expect, test } from '@jest/globals';
import { choiceKeyAction } from './choice-keys.ts';

test.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 8, 9],
  ['PageUp', 5, 2],
  ['Home', 5, 0],
  ['End', 5, 9],
])('moves with %s from option %i of ten to option %i', (key, at, to) => {
  expect(choiceKeyAction(key, 10, at, 3)).toEqual({ kind: 'move', to });
});

test('ticks with space and Enter, and ignores other keys', () => {
  expect(choiceKeyAction(' ', 10, 0, 3)).toEqual({ kind: 'toggle' });
  expect(choiceKeyAction('Enter', 10, 0, 3)).toEqual({ kind: 'toggle' });
  expect(choiceKeyAction('Escape', 10, 0, 3)).toBeNull();
});
