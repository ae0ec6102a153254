import { expect, test } from '@jest/globals';
import { positionOf } from './neighbours.ts';

const programme = (idProgram: number) => ({ idProgram, localTitle: `Title ${String(idProgram)}` });
/** Places 1 to 3 and 4 to 5 of five results, with the ids 11 to 15. */
const blocks = [
  { first: 1, programmes: [11, 12, 13].map(programme), count: 5 },
  { first: 4, programmes: [14, 15].map(programme), count: 5 },
];

test('finds the neighbours of a programme, across blocks', () => {
  expect(positionOf(13, 3, blocks)).toEqual({
    place: 3,
    count: 5,
    previous: programme(12),
    next: programme(14),
  });
});

test('has none before the first and after the last', () => {
  expect(positionOf(11, 1, blocks)?.previous).toBeNull();
  expect(positionOf(15, 5, blocks)?.next).toBeNull();
});

test('distinguishes a neighbour that is not loaded from the end of the results', () => {
  expect(positionOf(13, 3, blocks.slice(0, 1))?.next).toBeUndefined();
  expect(positionOf(14, 4, blocks.slice(1))?.previous).toBeUndefined();
});

test('follows a programme that has moved', () => {
  expect(positionOf(14, 2, blocks)).toMatchObject({ place: 4, previous: programme(13), next: programme(15) });
});

test('returns nothing for a programme that is not among the results', () => {
  expect(positionOf(99, 3, blocks)).toBeNull();
  expect(positionOf(11, 1, [])).toBeNull();
});
