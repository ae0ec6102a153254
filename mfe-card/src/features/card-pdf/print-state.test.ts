import { expect, test } from '@jest/globals';
import { printState, type Settled } from './print-state.ts';

const settled = (outcomes: Record<number, Settled>) =>
  new Map(Object.entries(outcomes).map(([id, outcome]) => [Number(id), outcome]));

test('is ready when every programme and every picture has loaded', () => {
  expect(printState([1, 2], settled({ 1: 'shown' }), false)).toEqual({ state: 'loading', done: 1 });
  expect(printState([1, 2], settled({ 1: 'shown', 2: 'shown' }), false)).toEqual({
    state: 'loading',
    done: 2,
  });
  expect(printState([1, 2], settled({ 1: 'shown', 2: 'shown' }), true)).toEqual({ state: 'ready', done: 2 });
});

test('fails as soon as one programme fails', () => {
  expect(printState([1, 2, 3], settled({ 1: 'shown', 2: 'failed' }), false).state).toBe('failed');
});
