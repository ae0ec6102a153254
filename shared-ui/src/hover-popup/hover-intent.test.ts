import { expect, test } from '@jest/globals';
import { AWAY, hoverIntentReducer, type HoverIntentAction } from './hover-intent.ts';

const after = (...kinds: readonly HoverIntentAction['kind'][]) =>
  kinds.reduce((state, kind) => hoverIntentReducer(state, { kind }), AWAY).phase;

test('resting on it opens it once the time has passed', () => {
  expect(after('point')).toBe('opening');
  expect(after('point', 'elapse')).toBe('open');
  expect(after('focus', 'elapse')).toBe('open');
});

test('who only passes by opens nothing', () => {
  expect(after('point', 'unpoint')).toBe('idle');
  expect(after('point', 'unpoint', 'elapse')).toBe('idle');
});

test('leaving closes it once the time has passed, coming back in between keeps it', () => {
  expect(after('point', 'elapse', 'unpoint')).toBe('closing');
  expect(after('point', 'elapse', 'unpoint', 'elapse')).toBe('idle');
  expect(after('point', 'elapse', 'unpoint', 'point')).toBe('open');
  expect(after('focus', 'elapse', 'blur', 'point')).toBe('open');
});

test('it stays while one of pointer and focus is on it', () => {
  expect(after('point', 'focus', 'elapse', 'unpoint')).toBe('open');
  expect(after('point', 'focus', 'elapse', 'unpoint', 'blur')).toBe('closing');
});

test('dismissed, it stays closed until somebody comes again', () => {
  expect(after('point', 'elapse', 'dismiss')).toBe('idle');
  expect(after('point', 'dismiss', 'elapse')).toBe('idle');
  expect(after('point', 'elapse', 'dismiss', 'unpoint')).toBe('idle');
  expect(after('point', 'elapse', 'dismiss', 'unpoint', 'point')).toBe('opening');
});
