import { expect, test } from '@jest/globals';
import { edgesOf, wheelScroll } from './strip-edges.ts';

const at = (scrollLeft: number) => edgesOf({ scrollLeft, scrollWidth: 500, clientWidth: 200 });

test('shows an end with at least one hidden pixel', () => {
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

test('moves the strip by a vertical wheel, in pixels or lines', () => {
  expect(wheelScroll(turned(60), at(100))).toBe(60);
  expect(wheelScroll(turned(-3, { deltaMode: 1 }), at(100))).toBe(-48);
});

test('leaves the wheel to the browser at an end, sideways and for zooming', () => {
  expect(wheelScroll(turned(-60), at(0))).toBe(0);
  expect(wheelScroll(turned(60), at(300))).toBe(0);
  expect(wheelScroll(turned(20, { deltaX: 60 }), at(100))).toBe(0);
  expect(wheelScroll(turned(60, { ctrlKey: true }), at(100))).toBe(0);
});
