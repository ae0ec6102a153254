import { describe, expect, test } from 'vitest';
import { LOOPBACK_ORIGINS } from '@airdex/shared-contracts/overrides';
import { grantOverrides } from './grant-overrides.ts';

const cookie = (value: string) => `airdex-media=x; airdex-overrides=${encodeURIComponent(value)}; last=1`;

const rights = { allowed: LOOPBACK_ORIGINS, isPermitted: true };

describe('[MFE-05] the overrides of a page', () => {
  test('are those of its cookie, never those of its address', () => {
    const kept = cookie('card@http://localhost:1,search@http://localhost:2');
    expect(grantOverrides('/?v=1&mfe=card@http://127.0.0.1:3', kept, rights)).toEqual({
      ...rights,
      origins: ['http://localhost:1', 'http://localhost:2'],
      remotes: ['mfe-card', 'mfe-search'],
    });
    expect(grantOverrides('/?mfe=card@http://localhost:1', undefined, rights).origins).toEqual([]);
    expect(grantOverrides('/?mfe=', kept, rights).origins).toEqual([]);
    expect(grantOverrides('/?mfe=&mfe=card@http://localhost:9', kept, rights).origins).toEqual([]);
  });

  test('are empty for a user without the right, whatever the cookie says', () => {
    const kept = cookie('card@http://localhost:1');
    expect(grantOverrides('/', kept, { ...rights, isPermitted: false })).toEqual({
      allowed: LOOPBACK_ORIGINS,
      isPermitted: false,
      origins: [],
      remotes: [],
    });
  });

  test('never contain an origin that is not allowed, for any user', () => {
    const requested = '/?mfe=card@https://evil.example&mfe=search@http://localhost.evil.example:1';
    const stored = cookie('account@http://evil.example:4102');
    expect(grantOverrides(requested, stored, rights).origins).toEqual([]);
    const none = { allowed: [], isPermitted: true };
    expect(grantOverrides('/', cookie('card@http://localhost:1'), none).origins).toEqual([]);
  });

  test('are empty without a query or a cookie, and for invalid ones', () => {
    for (const header of [undefined, '', 'airdex-overrides=%', 'airdex-overrides'])
      expect(grantOverrides('/card/7', header, rights).origins).toEqual([]);
  });
});
