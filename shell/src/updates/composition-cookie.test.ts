import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { avoidComposition, bucketByUser, isAvoided } from './composition-cookie.ts';

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  for (const name of ['airdex-avoid', 'airdex-bucket']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('the cookies that select a composition', () => {
  test('name the compositions that this browser moved away from', () => {
    expect(isAvoided('00000000000000aa')).toBe(false);
    avoidComposition('00000000000000aa');
    avoidComposition('00000000000000bb', 'mfe-card~00000000000000cc');
    expect(isAvoided('00000000000000aa')).toBe(true);
    expect(decodeURIComponent(document.cookie)).toBe(
      'airdex-avoid=00000000000000bb,mfe-card~00000000000000cc,00000000000000aa',
    );
  });

  test('ignore invalid values', () => {
    document.cookie = 'airdex-avoid=%; Path=/';
    expect(isAvoided('00000000000000aa')).toBe(false);
    avoidComposition('00000000000000aa');
    expect(isAvoided('00000000000000aa')).toBe(true);
  });

  test('contain a key of the user, which is the same on every device and does not identify the user', async () => {
    await bucketByUser(7);
    const first = document.cookie;
    expect(first).toMatch(/^airdex-bucket=[0-9a-f]{32}$/);
    await bucketByUser(8);
    expect(document.cookie).not.toBe(first);
    await bucketByUser(7);
    expect(document.cookie).toBe(first);
  });
});
