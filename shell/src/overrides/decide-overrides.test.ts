import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOOPBACK_ORIGINS, readOverrideRequest } from '@airdex/shared-contracts/overrides';
import { decideOverrides, type OverrideSituation } from './decide-overrides.ts';

const card = { remote: 'mfe-card', origin: 'http://localhost:4102' };
const search = { remote: 'mfe-search', origin: 'http://localhost:4101' };
const stranger = { remote: 'mfe-card', origin: 'https://evil.example' };

const decide = ({ query = '', ...change }: Partial<OverrideSituation> & { readonly query?: string }) =>
  decideOverrides({
    request: readOverrideRequest(query),
    stored: [],
    page: granting(),
    hasReloaded: false,
    ...change,
  });
const granting = (...granted: string[]) => ({
  allowed: [...LOOPBACK_ORIGINS],
  granted,
  isPermitted: true,
});

describe('[MFE-05] active overrides', () => {
  test('include one that the user agreed to in this tab, and that the server and the policy allow', () => {
    for (const query of ['', '?mfe=card@http://localhost:4102'])
      expect(decide({ stored: [card], query, page: granting(card.origin) })).toEqual({
        active: [card],
        kept: [card],
        unconfirmed: [],
        refused: [],
        mustReload: false,
      });
  });

  test('exclude one that only an address requests, even if the policy allows it: the user is asked', () => {
    for (const page of [granting(), granting(card.origin)])
      expect(
        decide({ query: '?mfe=card@http://localhost:4102', page, hasReloaded: page.granted.length > 0 }),
      ).toEqual({ active: [], kept: [], unconfirmed: [card], refused: [], mustReload: false });
  });

  test('need an agreement for each remote and origin', () => {
    const elsewhere = { ...card, origin: 'http://localhost:5000' };
    const page = granting(card.origin);
    expect(decide({ stored: [card], query: '?mfe=card@http://localhost:5000', page })).toMatchObject({
      active: [card],
      unconfirmed: [elsewhere],
    });
    expect(decide({ stored: [card], query: '?mfe=search@http://localhost:4102', page })).toMatchObject({
      active: [card],
      unconfirmed: [{ remote: 'mfe-search', origin: card.origin }],
    });
  });

  test('exclude all for a user without permission, whatever is stored, requested or granted', () => {
    for (const isPermitted of [false, undefined]) {
      const page = { ...granting(card.origin), isPermitted };
      const query = '?mfe=search@http://localhost:4101';
      expect(decide({ stored: [card], query, page, hasReloaded: true })).toEqual({
        active: [],
        kept: [],
        unconfirmed: [],
        refused: [
          { reason: 'not-permitted', override: card },
          { reason: 'not-permitted', override: search },
        ],
        mustReload: false,
      });
    }
  });

  test('include those of the tab, until an empty one clears them', () => {
    const page = granting(card.origin, search.origin);
    expect(decide({ stored: [card, search], page }).active).toEqual([card, search]);
    expect(decide({ stored: [card], query: '?mfe=', page: granting() })).toMatchObject({
      active: [],
      kept: [],
      mustReload: false,
    });
  });

  test('exclude one of a foreign origin, which is reported and removed from the tab', () => {
    expect(decide({ query: '?mfe=card@https://evil.example' })).toEqual({
      active: [],
      kept: [],
      unconfirmed: [],
      refused: [{ reason: 'not-allowed', override: stranger }],
      mustReload: false,
    });
    expect(decide({ stored: [stranger] })).toMatchObject({ active: [], kept: [] });
  });

  test('exclude one that is not valid, and report it', () => {
    expect(decide({ query: '?mfe=card' }).refused).toEqual([{ reason: 'unreadable', text: 'card' }]);
  });

  test('reload the page once for an override that its policy does not allow', () => {
    expect(decide({ stored: [card] })).toMatchObject({ active: [], kept: [card], mustReload: true });
    expect(decide({ stored: [card], hasReloaded: true })).toEqual({
      active: [],
      kept: [card],
      unconfirmed: [],
      refused: [{ reason: 'not-let-in', override: card }],
      mustReload: false,
    });
  });

  test('reload a page once whose policy allows an override that this tab does not use', () => {
    expect(decide({ page: granting(card.origin) })).toMatchObject({ active: [], mustReload: true });
    expect(decide({ page: granting(card.origin), hasReloaded: true })).toMatchObject({
      active: [],
      mustReload: false,
    });
  });

  test('never include one that the server does not allow now, whatever is stored, requested or granted', () => {
    const origins = fc.constantFrom(
      'http://localhost:1',
      'http://127.0.0.1:2',
      'https://evil.example',
      'http://localhost.evil.example:1',
      'https://dev.example.com',
    );
    const list = fc.array(fc.record({ remote: fc.constantFrom('mfe-card', 'mfe-search'), origin: origins }));
    const patterns = fc.subarray([...LOOPBACK_ORIGINS, 'https://dev.example.com']);
    fc.assert(
      fc.property(
        list,
        list,
        patterns,
        fc.array(origins),
        fc.boolean(),
        (stored, unconfirmed, allowed, granted, hasReloaded) => {
          const request = { isMade: true, clears: false, overrides: unconfirmed, unreadable: [] };
          const {
            active,
            kept,
            unconfirmed: open,
          } = decideOverrides({
            request,
            stored,
            page: { allowed, granted, isPermitted: true },
            hasReloaded,
          });
          for (const { origin } of [...active, ...kept, ...open]) {
            expect(origin).not.toMatch(/evil/);
            const pattern = origin.includes('dev.example') ? origin : origin.replace(/\d$/, '*');
            expect(allowed).toContain(pattern);
          }
          for (const { origin } of active) expect(granted).toContain(origin);
          for (const override of [...active, ...kept]) expect(stored).toContainEqual(override);
        },
      ),
    );
  });
});
