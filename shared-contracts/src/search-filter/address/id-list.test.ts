import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OPTIONS_MAX, SELECTED_IDS_MAX } from '../../constants/limits.ts';
import { bytesOfText, textOfBytes } from './byte-text.ts';
import { PAIR_PARTS, SINGLE_PARTS } from './filter-parts.ts';
import { idsOfText, textOfIds } from './id-list.ts';
import { packedIds } from './packed-ids.ts';

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

describe('a list of ids as text', () => {
  test.each([
    ['far apart', fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), 200],
    ['close together', fc.integer({ min: -10, max: 6000 }), 3000],
  ])('is read as it was written, in ascending order: %s', (_, id, maxLength) => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength, size: 'max' }), (ids) => {
        expect(idsOfText(textOfIds(ids))).toEqual(ascending(ids));
      }),
      { numRuns: 50 },
    );
  });

  test('is read as it was written if it consists of runs', () => {
    const run = fc.tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 12 }), (runs) => {
        const ids = runs.flatMap(([start, length]) => Array.from({ length }, (_, index) => start + index));
        expect(idsOfText(textOfIds(ids))).toEqual(ascending(ids));
      }),
    );
  });

  test('uses the shortest encoding', () => {
    const list = (length: number, id: (index: number) => number) =>
      textOfIds(Array.from({ length }, (_, i) => id(i)));
    expect(list(20, (index) => index * 1000)).toMatch(/^d/);
    expect(list(200, (index) => index * 3)).toMatch(/^b/);
    expect(list(200, (index) => 90 + index)).toMatch(/^r/);
    expect(list(8, (index) => 1000 * index + 5)).toBe('5.1005.2005.3005.4005.5005.6005.7005');
  });

  const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

  test('is read up to the number of rows that a call accepts', () => {
    expect(idsOfText(textOfIds(upTo(SELECTED_IDS_MAX)))).toHaveLength(SELECTED_IDS_MAX);
    expect(idsOfText(textOfIds(upTo(SELECTED_IDS_MAX + 1)))).toBeNull();
  });

  test.each([
    ['channels', PAIR_PARTS.Broadcasts, OPTIONS_MAX],
    ['countries of cards', SINGLE_PARTS.selectedCountries, OPTIONS_MAX],
    ['formats', PAIR_PARTS.FormatTypes, 3],
    ['platforms', PAIR_PARTS.Platforms, 2],
    ['weekdays', PAIR_PARTS.Weekdays, 7],
    ['durations', PAIR_PARTS.Durations, 4],
  ])('is not unpacked if it has more ids than the filter has options: %s', (_, part, longest) => {
    expect(part.read(packedIds(upTo(longest)))).toEqual(upTo(longest));
    expect(part.read(packedIds(upTo(longest + 1)))).toBeUndefined();
  });

  test('rejects a run of four thousand million ids', () => {
    expect(idsOfText(`r${textOfBytes([0, 255, 255, 255, 255, 15, 0, 255, 255, 255, 255, 15])}`)).toBeNull();
  });
});

describe('bytes as text', () => {
  test('are the same when they are read', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesOfText(textOfBytes([...bytes]))).toEqual([...bytes]);
        expect(textOfBytes([...bytes])).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  test.each(['A', 'AB=', 'AAAAA', 'AB', 'Ä'])('cannot be read from %s', (text) => {
    expect(bytesOfText(text)).toBeNull();
  });
});
