import { expect, test } from '@jest/globals';
import { edgesOf, wheelScroll } from './strip-edges.ts';

const at = (scrollLeft: number) => edgesOf({ scrollLeft, scrollWidth: 500, clientWidth: 200 });

test('there is more at an end that is a pixel or more away', () => {
  expect(at(0)).toEqual({ hasBefore: false, hasAfter: true });
  expect(at(100)).toEqual({ hasBefore: true, hasAfter: true });
  expect(at(299.6)).toEqual({ hasBefore: true, hasAfter: false });
});

const turned = (deltaY: number, other: { deltaX?: number; deltaMode?: number; ctrlKey?: boolean } = {}) => ({
  deltaX: 0,
  deltaMode: 0,
  ctrlKey: false,
  deltaY,
  ...other,
});

test('an upright wheel moves the strip by pixels, or by lines', () => {
  expect(wheelScroll(turned(60), at(100))).toBe(60);
  expect(wheelScroll(turned(-3, { deltaMode: 1 }), at(100))).toBe(-48);
});

test('at an end, sideways and for zooming it does what it always does', () => {
  expect(wheelScroll(turned(-60), at(0))).toBe(0);
  expect(wheelScroll(turned(60), at(300))).toBe(0);
  expect(wheelScroll(turned(20, { deltaX: 60 }), at(100))).toBe(0);
  expect(wheelScroll(turned(60, { ctrlKey: true }), at(100))).toBe(0);
});
