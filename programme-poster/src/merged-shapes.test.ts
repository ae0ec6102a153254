import { expect, test } from '@jest/globals';
import { merged } from './merged-shapes.ts';
import { circle, path, rect } from './poster-node.ts';

test('shapes of the same look become one path, in the order of their looks', () => {
  const shapes = [
    rect(0, 10, 4, 6, { fill: 'red' }),
    circle(20, 30, 2.5, { fill: 'blue', fillOpacity: 0.5 }),
    path('M1 1L2 2L1 2z', { fill: 'red' }),
    circle(20, 30, 2.5, { fill: 'blue' }),
  ];
  expect(merged(shapes)).toEqual([
    path('M0 10h4v6h-4zM1 1L2 2L1 2z', { fill: 'red' }),
    path('M17.5 30a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z', { fill: 'blue', fillOpacity: 0.5 }),
    path('M17.5 30a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z', { fill: 'blue' }),
  ]);
});
