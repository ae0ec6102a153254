import { describe, expect, test } from '@jest/globals';
import {
  AVOIDED_MAX,
  avoidedRelease,
  bucketKeyOfUser,
  holdsAvoided,
  isBucketKey,
  readAvoided,
  withAvoided,
} from './composition-cookies.ts';

import type { Composition } from './composition.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');

describe('the key of a user', () => {
  test('is stable, differs for another user, and is valid in a cookie', async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map(bucketKeyOfUser));
    expect(first).toBe(again);
    expect(other).not.toBe(first);
    expect(isBucketKey(first ?? '')).toBe(true);
    expect(isBucketKey('airdex-user-1')).toBe(false);
  });
});

describe('what a browser avoids', () => {
  const card = avoidedRelease('mfe-card', id(7));

  test('is read from the cookie, whatever else it contains', () => {
    expect(readAvoided(undefined)).toEqual([]);
    expect(readAvoided(`${id(1)},../pointer,${card},${id(2)},${id(1)},`)).toEqual([id(1), card, id(2)]);
    expect(readAvoided(`${id(1)}%2C${card}%2c%`)).toEqual([id(1), card]);
    const strange = ['~', 'Mfe~', '../', `${'a'.repeat(65)}~`].map((name) => `${name}${id(7)}`);
    expect(readAvoided(`${strange.join(',')},mfe-card~latest`)).toEqual([]);
  });

  test('includes compositions with the failed release, but not with another release of the same part', () => {
    const holds = (...releases: readonly string[]) =>
      holdsAvoided(
        { shell: { release: id(1) }, remotes: [{ name: 'mfe-card', release: id(7) }] } as Composition,
        releases,
      );
    expect(holds(card)).toBe(true);
    expect(holds(avoidedRelease('shell', id(1)))).toBe(true);
    expect(
      holds(id(7), avoidedRelease('mfe-card', id(8)), avoidedRelease('mfe-search', id(7)), 'shell~'),
    ).toBe(false);
  });

  test('is remembered newest first, each once, up to a maximum', () => {
    const name = `mfe-${'long-'.repeat(12)}`;
    let value = '';
    for (let n = 0; n < AVOIDED_MAX; n += 1) value = withAvoided(value, id(n), `${name}~${id(n)}`);
    expect(readAvoided(value)).toHaveLength(AVOIDED_MAX);
    expect(readAvoided(value).slice(0, 3)).toEqual([
      id(AVOIDED_MAX - 1),
      `${name}~${id(AVOIDED_MAX - 1)}`,
      id(AVOIDED_MAX - 2),
    ]);
    expect(encodeURIComponent(value).length).toBeLessThan(2000);
    expect(readAvoided(withAvoided(value, id(12), null)).slice(0, 2)).toEqual([id(12), id(AVOIDED_MAX - 1)]);
  });
});
