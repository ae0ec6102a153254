import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, vi, test } from 'vitest';
import type { Composition, CompositionPointer } from '@airdex/shared-contracts/composition';
import { compositionsForBrowser, isInCanary } from './composition-for-browser.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');
const keys = Array.from({ length: 20_000 }, () => randomBytes(16).toString('hex'));
const canaryOf = (composition: string, percent: number) => ({ composition, percent });
const share = (canary: { composition: string; percent: number; drawnBy?: string }) =>
  (100 * keys.filter((key) => isInCanary(key, canary)).length) / keys.length;

describe('the users of a canary', () => {
  test.each([0, 1, 10, 50, 100])('are %d percent of all', (percent) => {
    const found = share(canaryOf(id(1), percent));
    // Allows five standard deviations, which a random sample exceeds once in two million runs.
    const deviation = Math.sqrt((percent * (100 - percent)) / keys.length);
    expect(Math.abs(found - percent)).toBeLessThanOrEqual(5 * deviation);
  });

  test('stay in it when it is widened or composed again', () => {
    const narrow = keys.filter((key) => isInCanary(key, canaryOf(id(1), 10)));
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.every((key) => isInCanary(key, canaryOf(id(1), 20)))).toBe(true);
    const recomposed = keys.filter((key) => isInCanary(key, { ...canaryOf(id(2), 10), drawnBy: id(1) }));
    expect(recomposed).toEqual(narrow);
  });

  test('differ for another canary', () => {
    const both = keys.filter(
      (key) => isInCanary(key, canaryOf(id(1), 10)) && isInCanary(key, canaryOf(id(2), 10)),
    );
    expect(both.length / keys.length).toBeLessThan(0.02);
  });
});

describe('the composition for a browser', () => {
  beforeEach(() => {
    load.mockClear();
  });
  const pointer: CompositionPointer = {
    schemaVersion: 1,
    revision: 7,
    current: id(5),
    canary: canaryOf(id(6), 100),
    previous: [id(4), id(3), id(2), id(1)],
    updatedAt: '',
  };
  /** Compositions from 4 on have release 9 of the card, earlier ones release 8. Composition 1 cannot be read. */
  const load = vi.fn((of: string) => {
    const release = id(of < id(4) ? 8 : 9);
    const composition = { shell: { release: id(100) }, remotes: [{ name: 'mfe-card', release }] };
    return Promise.resolve(of === id(1) ? undefined : (composition as Composition));
  });
  const order = (change: Partial<CompositionPointer>, bucketKey: string | undefined, avoided: string[]) =>
    compositionsForBrowser({ ...pointer, ...change }, { bucketKey, avoided }, load);
  const first = async (...avoided: string[]) => (await order({}, keys[0], avoided))[0];

  test('is the canary for its users, and the current one for all others', async () => {
    expect(await first()).toBe(id(6));
    expect((await order({}, undefined, []))[0]).toBe(id(5));
    expect((await order({ canary: canaryOf(id(6), 0) }, keys[0], []))[0]).toBe(id(5));
  });

  test('is the newest one that the browser does not avoid', async () => {
    expect(await first(id(6))).toBe(id(5));
    expect(await first(id(6), id(5))).toBe(id(4));
    expect(await first(id(5))).toBe(id(6));
    expect(load).not.toHaveBeenCalled();
  });

  test('is the newest one without the failed release', async () => {
    expect(await first(id(4), `mfe-card~${id(9)}`)).toBe(id(3));
    expect(await first(id(4), `mfe-search~${id(9)}`)).toBe(id(6));
  });

  test('is the newest one without the failed release after any number of other publications', async () => {
    const others = [20, 19, 18, 17, 16, 15].map(id);
    const change = { current: id(21), canary: undefined, previous: [...others, ...pointer.previous] };
    expect((await order(change, undefined, [`mfe-card~${id(9)}`]))[0]).toBe(id(3));
    expect((await order(change, undefined, [id(21), id(20), id(19), id(18)]))[0]).toBe(id(21));
    expect(load).toHaveBeenCalledTimes(9);
  });

  test('is the current one if the browser avoids all of them', async () => {
    expect(await first(...[6, 5, 4, 3, 2, 1].map(id))).toBe(id(5));
    expect(await first(`shell~${id(100)}`)).toBe(id(5));
    expect(await first(`mfe-card~${id(9)}`, `mfe-card~${id(8)}`)).toBe(id(5));
  });

  test('may be an earlier one if a later one cannot be served', async () => {
    expect(await order({}, keys[0], [])).toEqual([6, 5, 4, 3, 2].map(id));
  });
});
