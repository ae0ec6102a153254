import { describe, expect, test } from '@jest/globals';
import {
  AVOIDED_COMPOSITIONS_MAX,
  bucketKeyOfUser,
  isBucketKey,
  readAvoided,
  withAvoided,
} from './composition-cookies.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');

describe('the key of a user', () => {
  test('is the same each time, another for another user, and may stand in the cookie', async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map(bucketKeyOfUser));
    expect(first).toBe(again);
    expect(other).not.toBe(first);
    expect(isBucketKey(first ?? '')).toBe(true);
    expect(isBucketKey('airdex-user-1')).toBe(false);
  });
});

describe('compositions that a browser keeps away from', () => {
  test('are read from the cookie, whatever else stands there', () => {
    expect(readAvoided(undefined)).toEqual([]);
    expect(readAvoided(`${id(1)},../pointer,${id(2)},${id(1)},`)).toEqual([id(1), id(2)]);
  });

  test('are remembered newest first, each once, and not for ever', () => {
    let value = '';
    for (let n = 0; n < AVOIDED_COMPOSITIONS_MAX + 3; n += 1) value = withAvoided(value, id(n));
    expect(readAvoided(value)).toHaveLength(AVOIDED_COMPOSITIONS_MAX);
    expect(readAvoided(value)[0]).toBe(id(AVOIDED_COMPOSITIONS_MAX + 2));
    expect(readAvoided(withAvoided(value, id(5)))[0]).toBe(id(5));
  });
});
