import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { entriesOf, portionAt, type EntryChange, type Portion } from './entry-change.ts';

function portionsOf(change: EntryChange, size: number): Portion[] {
  const portions: Portion[] = [];
  for (let position = 0; ;) {
    const portion = portionAt(change, position, size);
    if (!portion) return portions;
    portions.push(portion);
    position = portion.next;
  }
}

const ids = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: most });

describe('portions of a change', () => {
  test('contain every entry once, adding before removing, and none exceeds the size', () => {
    fc.assert(
      fc.property(
        ids(8),
        ids(8),
        ids(40),
        fc.integer({ min: 1, max: 60 }),
        (addTo, removeFrom, programmes, size) => {
          const change = { addTo, removeFrom, programmes };
          const portions = portionsOf(change, size);
          const entries = portions.flatMap(({ kind, playlists, programmes: some }) => {
            expect(playlists.length * some.length).toBeLessThanOrEqual(size);
            return playlists.flatMap((playlist) =>
              some.map((programme) => `${kind} ${playlist} ${programme}`),
            );
          });
          expect(entries).toEqual([
            ...addTo.flatMap((playlist) => programmes.map((programme) => `add ${playlist} ${programme}`)),
            ...removeFrom.flatMap((playlist) =>
              programmes.map((programme) => `remove ${playlist} ${programme}`),
            ),
          ]);
          expect(entries).toHaveLength(entriesOf(change));
        },
      ),
    );
  });

  test('may change their size on the way', () => {
    const change = { addTo: [1, 2, 3], removeFrom: [], programmes: Int32Array.of(10, 20, 30) };
    const first = portionAt(change, 0, 2);
    expect(first).toEqual({ kind: 'add', playlists: [1], programmes: [10, 20], next: 2 });
    const second = portionAt(change, 2, 100);
    expect(second).toEqual({ kind: 'add', playlists: [1], programmes: [30], next: 3 });
    expect(portionAt(change, 3, 100)).toMatchObject({ playlists: [2, 3], next: 9 });
  });
});
