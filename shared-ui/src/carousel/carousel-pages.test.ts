import { describe, expect, test } from '@jest/globals';
import {
  columnsIn,
  freePlaces,
  isRotating,
  pageAfterResize,
  pagesOf,
  type Rotation,
} from './carousel-pages.ts';

describe('pages', () => {
  test('[CAR-01] hold as many items as fit by width', () => {
    expect([0, 199, 200, 399, 400, 1600].map((width) => columnsIn(width, 200))).toEqual([1, 1, 1, 1, 2, 8]);
  });

  test('number their empty places after those of their items', () => {
    expect([freePlaces(2, 5), freePlaces(5, 5), freePlaces(0, 2)]).toEqual([[2, 3, 4], [], [0, 1]]);
  });

  test('may be shorter at the end, but are never empty', () => {
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(pagesOf([], 2)).toEqual([]);
  });

  test('keep the first visible item visible when their size changes', () => {
    expect(pageAfterResize(2, 8, 4)).toBe(4);
    expect(pageAfterResize(1, 8, 6)).toBe(1);
    expect(pageAfterResize(3, 4, 12)).toBe(1);
  });
});

describe('automatic rotation', () => {
  const free: Rotation = {
    pageCount: 2,
    isPaused: false,
    isPointedAt: false,
    hasFocus: false,
    isOutOfSight: false,
    prefersReducedMotion: false,
  };

  test('[CAR-01] runs if nothing prevents it', () => {
    expect(isRotating(free)).toBe(true);
  });

  test.each(['isPaused', 'isPointedAt', 'hasFocus', 'isOutOfSight', 'prefersReducedMotion'] as const)(
    '[CAR-01] stops while %s',
    (hindrance) => {
      expect(isRotating({ ...free, [hindrance]: true })).toBe(false);
    },
  );

  test('does not run with one page', () => {
    expect(isRotating({ ...free, pageCount: 1 })).toBe(false);
  });
});
