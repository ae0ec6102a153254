import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WORLD } from './atlas.ts';
import { inView, viewOf, zoomRange } from './map-view.ts';

const SIZE = { width: 700, height: 350 };

test('shows the whole world without points', () => {
  const view = viewOf([], SIZE);
  expect(view.k).toBeCloseTo(700 / WORLD.width);
  expect(view.x).toBeCloseTo(0);
  // The rest of the height is divided above and below.
  expect(view.y).toBeCloseTo((350 - WORLD.height * view.k) / 2);
});

test('shows a single country with its neighbours, in the middle', () => {
  const country = { x: 480, y: 200 };
  const view = viewOf([country], SIZE);
  expect(view.k).toBeCloseTo((700 / WORLD.width) * 5);
  expect(inView(view, country)).toEqual({ x: expect.closeTo(350), y: expect.closeTo(175) });
});

test('shows nothing beyond the edge of the world', () => {
  const view = viewOf([{ x: 2, y: 2 }], SIZE);
  expect(view.x).toBeCloseTo(0);
  expect(view.y).toBeCloseTo(0);
});

test('has every point in the picture, at any size', () => {
  const point = fc.record({
    x: fc.double({ min: 0, max: WORLD.width, noNaN: true }),
    y: fc.double({ min: 0, max: WORLD.height, noNaN: true }),
  });
  const size = fc.record({
    width: fc.integer({ min: 280, max: 1600 }),
    height: fc.integer({ min: 200, max: 700 }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), size, (points, picture) => {
      const view = viewOf(points, picture);
      const [smallest, largest] = zoomRange(picture);
      expect(view.k).toBeGreaterThanOrEqual(smallest);
      expect(view.k).toBeLessThanOrEqual(largest);
      for (const { x, y } of points.map((each) => inView(view, each))) {
        expect(x).toBeGreaterThanOrEqual(-0.001);
        expect(x).toBeLessThanOrEqual(picture.width + 0.001);
        expect(y).toBeGreaterThanOrEqual(-0.001);
        expect(y).toBeLessThanOrEqual(picture.height + 0.001);
      }
    }),
  );
});
