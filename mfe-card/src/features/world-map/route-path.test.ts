import { expect, test } from '@jest/globals';
import { routePath } from './route-path.ts';

/** The y of the point that an arc bends to. */
const bendOf = (path: string) => Number(/Q[\d.-]+,([\d.-]+)/.exec(path)?.[1]);

test('bends to the north, whichever way it leads', () => {
  expect(bendOf(routePath({ x: 0, y: 100 }, { x: 200, y: 100 }))).toBeLessThan(100);
  expect(bendOf(routePath({ x: 200, y: 100 }, { x: 0, y: 100 }))).toBeLessThan(100);
  expect(routePath({ x: 0, y: 100 }, { x: 200, y: 100 })).toBe('M0.0,100.0Q100.0,56.0 200.0,100.0');
});
