import { describe, expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });

describe('readRange of 100 bytes', () => {
  test.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=10-19', part(10, 19)],
    ['BYTES=10-19', part(10, 19)],
    ['bytes=10-', part(10, 99)],
    ['bytes=90-1000', part(90, 99)],
    ['bytes=-1', part(99, 99)],
    ['bytes=-100', part(0, 99)],
    ['bytes=-1000', part(0, 99)],
    ['bytes=99-99999999999999999999', part(99, 99)],
  ])('%s', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999-', 'bytes=-0'])(
    '%s is outside the file',
    (header) => {
      expect(readRange(header, 100)).toEqual({ kind: 'unsatisfiable' });
    },
  );

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=20-10',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=0-1,5-6',
    'bytes=0-,0-,0-,0-',
    'items=0-5',
    'bytes=--5',
  ])('%s returns the whole file', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'whole' });
  });

  test('an empty file has no part', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1'])
      expect(readRange(header, 0)).toEqual({ kind: 'unsatisfiable' });
    expect(readRange(undefined, 0)).toEqual({ kind: 'whole' });
  });
});
