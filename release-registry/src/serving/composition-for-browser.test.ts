import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { compositionsForBrowser, isInCanary } from './composition-for-browser.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');
const keys = Array.from({ length: 20_000 }, () => randomBytes(16).toString('hex'));
const canaryOf = (composition: string, percent: number) => ({ composition, percent });
const share = (canary: { composition: string; percent: number; drawnBy?: string }) =>
  (100 * keys.filter((key) => isInCanary(key, canary)).length) / keys.length;

describe('the users of a canary', () => {
  test.each([0, 1, 10, 50, 100])('are %d percent of all', (percent) => {
    const found = share(canaryOf(id(1), percent));
    // Five standard deviations of such a draw: once in two million runs.
    const deviation = Math.sqrt((percent * (100 - percent)) / keys.length);
    expect(Math.abs(found - percent)).toBeLessThanOrEqual(5 * deviation);
  });

  test('stay in it when it is widened, and when it is composed anew', () => {
    const narrow = keys.filter((key) => isInCanary(key, canaryOf(id(1), 10)));
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.every((key) => isInCanary(key, canaryOf(id(1), 20)))).toBe(true);
    const anew = keys.filter((key) => isInCanary(key, { ...canaryOf(id(2), 10), drawnBy: id(1) }));
    expect(anew).toEqual(narrow);
  });

  test('are others for another canary', () => {
    const both = keys.filter(
      (key) => isInCanary(key, canaryOf(id(1), 10)) && isInCanary(key, canaryOf(id(2), 10)),
    );
    expect(both.length / keys.length).toBeLessThan(0.02);
  });
});

describe('what a browser gets', () => {
  const pointer: CompositionPointer = {
    schemaVersion: 1,
    revision: 7,
    current: id(5),
    canary: canaryOf(id(6), 100),
    previous: [id(4), id(3), id(2), id(1)],
    updatedAt: '',
  };
  const first = (avoided: readonly string[], bucketKey: string | undefined = keys[0]) =>
    compositionsForBrowser(pointer, { bucketKey, avoided })[0];

  test('is the canary for its users, the current one for all others', () => {
    expect(first([])).toBe(id(6));
    expect(compositionsForBrowser(pointer, { bucketKey: undefined, avoided: [] })[0]).toBe(id(5));
    expect(
      compositionsForBrowser(
        { ...pointer, canary: canaryOf(id(6), 0) },
        { bucketKey: keys[0], avoided: [] },
      )[0],
    ).toBe(id(5));
  });

  test('is the newest other one when it moved away from what it should get', () => {
    expect(first([id(6)])).toBe(id(5));
    expect(first([id(6), id(5)])).toBe(id(4));
    expect(first([id(5)])).toBe(id(6));
  });

  test('is the current one when it moved away from everything', () => {
    expect(first([6, 5, 4, 3, 2, 1].map(id))).toBe(id(5));
  });

  test('is what can be served next, when something can’t', () => {
    expect(compositionsForBrowser(pointer, { bucketKey: keys[0], avoided: [] })).toEqual(
      [6, 5, 4, 3, 2].map(id),
    );
  });
});
