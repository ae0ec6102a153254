import { describe, expect, test } from '@jest/globals';
import { LOOPBACK_ORIGINS } from '@airdex/shared-contracts/overrides';
import { grantOverrides } from './grant-overrides.ts';
import { readCookie } from './read-cookie.ts';

const cookie = (value: string) => `airdex-media=x; airdex-overrides=${encodeURIComponent(value)}; last=1`;

describe('[MFE-05] the overrides of a page', () => {
  test('are those of its query and of its cookie, the query’s first', () => {
    const kept = cookie('card@http://localhost:1,search@http://localhost:2');
    expect(grantOverrides('/?v=1&mfe=card@http://127.0.0.1:3', kept, LOOPBACK_ORIGINS)).toEqual({
      allowed: LOOPBACK_ORIGINS,
      origins: ['http://127.0.0.1:3', 'http://localhost:2'],
      remotes: ['mfe-card', 'mfe-search'],
    });
    expect(grantOverrides('/?mfe=', kept, LOOPBACK_ORIGINS).origins).toEqual([]);
    expect(grantOverrides('/?mfe=&mfe=card@http://localhost:9', kept, LOOPBACK_ORIGINS).origins).toEqual([
      'http://localhost:9',
    ]);
  });

  test('are never of an origin that is not allowed, whoever asks', () => {
    const asked = '/?mfe=card@https://evil.example&mfe=search@http://localhost.evil.example:1';
    const stored = cookie('account@http://evil.example:4102');
    expect(grantOverrides(asked, stored, LOOPBACK_ORIGINS).origins).toEqual([]);
    expect(grantOverrides('/?mfe=card@http://localhost:1', cookie('card@http://localhost:1'), [])).toEqual({
      allowed: [],
      origins: [],
      remotes: [],
    });
  });

  test('are none without a query or a cookie, and for rubbish', () => {
    for (const header of [undefined, '', 'airdex-overrides=%', 'airdex-overrides'])
      expect(grantOverrides('/card/7', header, LOOPBACK_ORIGINS).origins).toEqual([]);
  });
});

test.each([
  ['a=1; b=2', '2'],
  ['b="x y"', '"x y"'],
  ['b=a%20b', 'a b'],
  ['b=a=b', 'a=b'],
  ['ab=1', undefined],
  ['b=%', undefined],
  [undefined, undefined],
])('the cookie b of %j', (header, value) => {
  expect(readCookie(header, 'b')).toBe(value);
});
