import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placePopup, type Edges } from './place-popup.ts';

const POPUP = { width: 350, height: 400 };
const WINDOW = { width: 1600, height: 900 };
const anchorAt = (left: number, top: number, width = 220, height = 200): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('[POP-01] appears on the right, or on the left if there is no room on the right', () => {
  expect(placePopup(anchorAt(300, 100), POPUP, WINDOW)).toEqual({ left: 528, top: 100 });
  expect(placePopup(anchorAt(1300, 100), POPUP, WINDOW)).toEqual({ left: 942, top: 100 });
});

test('[POP-01] appears below if neither side has room, or above if there is none below', () => {
  const narrow = { width: 820, height: 900 };
  expect(placePopup(anchorAt(300, 100), POPUP, narrow)).toEqual({ left: 300, top: 308 });
  expect(placePopup(anchorAt(300, 600), POPUP, narrow)).toEqual({ left: 300, top: 192 });
});

test('[POP-01] moves up instead of overflowing at the bottom', () => {
  expect(placePopup(anchorAt(300, 700), POPUP, WINDOW)).toEqual({ left: 528, top: 492 });
});

test('[POP-01] stays within a window that it fits in, and never covers its anchor while there is room next to it', () => {
  const window = fc.record({
    width: fc.integer({ min: 801, max: 3000 }),
    height: fc.integer({ min: 500, max: 2000 }),
  });
  const anchor = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ noNaN: true, min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(window, anchor, (size, at) => {
      const edges = anchorAt(at.x * (size.width - 220), at.y * (size.height - 200));
      const { left, top } = placePopup(edges, POPUP, size);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + POPUP.width).toBeLessThanOrEqual(size.width - 8);
      expect(top + POPUP.height).toBeLessThanOrEqual(size.height - 8);
      const hasRoom = edges.right + 366 <= size.width || edges.left >= 366;
      const covers = left < edges.right && left + POPUP.width > edges.left;
      if (hasRoom) expect(covers).toBe(false);
    }),
  );
});
