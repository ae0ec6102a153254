import { expect, test } from '@jest/globals';
import { programmesBetween } from './programmes-between.ts';

const programs = [11, 15, 12, 19, 13].map((idProgram) => ({ idProgram }));

test('a range follows the order of the list, from either end', () => {
  expect(programmesBetween(programs, 15, 19)).toEqual([15, 12, 19]);
  expect(programmesBetween(programs, 19, 15)).toEqual([15, 12, 19]);
  expect(programmesBetween(programs, 13, 13)).toEqual([13]);
});

test('a range from a programme that is gone is empty', () => {
  expect(programmesBetween(programs, 15, 99)).toEqual([]);
});
