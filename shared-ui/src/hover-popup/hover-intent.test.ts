import { expect, test } from '@jest/globals';
import { AWAY, hoverIntentReducer, type HoverIntentAction } from './hover-intent.ts';

const after = (...kinds: readonly HoverIntentAction['kind'][]) =>
  kinds.reduce((state, kind) => hoverIntentReducer(state, { kind }), AWAY).phase;

test('opens after resting for the delay', () => {
  expect(after('point')).toBe('opening');
  expect(after('point', 'elapse')).toBe('open');
  expect(after('focus', 'elapse')).toBe('open');
});

test('does not open when the pointer only passes', () => {
  expect(after('point', 'unpoint')).toBe('idle');
  expect(after('point', 'unpoint', 'elapse')).toBe('idle');
});

test('closes after leaving for the delay, and stays open if the pointer returns in between', () => {
  expect(after('point', 'elapse', 'unpoint')).toBe('closing');
  expect(after('point', 'elapse', 'unpoint', 'elapse')).toBe('idle');
  expect(after('point', 'elapse', 'unpoint', 'point')).toBe('open');
  expect(after('focus', 'elapse', 'blur', 'point')).toBe('open');
});

test('stays open while it has either pointer or focus', () => {
  expect(after('point', 'focus', 'elapse', 'unpoint')).toBe('open');
  expect(after('point', 'focus', 'elapse', 'unpoint', 'blur')).toBe('closing');
});

test('stays closed after it was dismissed, until the next visit', () => {
  expect(after('point', 'elapse', 'dismiss')).toBe('idle');
  expect(after('point', 'dismiss', 'elapse')).toBe('idle');
  expect(after('point', 'elapse', 'dismiss', 'unpoint')).toBe('idle');
  expect(after('point', 'elapse', 'dismiss', 'unpoint', 'point')).toBe('opening');
});
