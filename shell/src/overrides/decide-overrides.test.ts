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
    page: { allowed: [...LOOPBACK_ORIGINS], granted: [] },
    hasReloaded: false,
    ...change,
  });
const granting = (...granted: string[]) => ({ allowed: [...LOOPBACK_ORIGINS], granted });

describe('[MFE-05] which overrides are in force', () => {
  test('one that is asked for, allowed and let in', () => {
    expect(decide({ query: '?mfe=card@http://localhost:4102', page: granting(card.origin) })).toEqual({
      active: [card],
      kept: [card],
      refused: [],
      mustReload: false,
    });
  });

  test('with those of the tab, until an empty one clears them', () => {
    const page = granting(card.origin, search.origin);
    expect(decide({ stored: [card], query: '?mfe=search@http://localhost:4101', page }).active).toEqual([
      card,
      search,
    ]);
    expect(decide({ stored: [card], query: '?mfe=', page: granting() })).toMatchObject({
      active: [],
      kept: [],
      mustReload: false,
    });
  });

  test('a foreign one is refused and told, and the tab forgets it', () => {
    expect(decide({ query: '?mfe=card@https://evil.example' })).toEqual({
      active: [],
      kept: [],
      refused: [{ reason: 'not-allowed', override: stranger }],
      mustReload: false,
    });
    expect(decide({ stored: [stranger] })).toMatchObject({ active: [], kept: [] });
  });

  test('what can not be read is told', () => {
    expect(decide({ query: '?mfe=card' }).refused).toEqual([{ reason: 'unreadable', text: 'card' }]);
  });

  test('what the page’s policy does not let in makes the page load anew, once', () => {
    expect(decide({ stored: [card] })).toMatchObject({ active: [], kept: [card], mustReload: true });
    expect(decide({ stored: [card], hasReloaded: true })).toEqual({
      active: [],
      kept: [card],
      refused: [{ reason: 'not-let-in', override: card }],
      mustReload: false,
    });
  });

  test('so does a page that was let take what this tab has not asked for', () => {
    expect(decide({ page: granting(card.origin) })).toMatchObject({ active: [], mustReload: true });
    expect(decide({ page: granting(card.origin), hasReloaded: true })).toMatchObject({
      active: [],
      mustReload: false,
    });
  });

  test('never one that is not allowed now, whatever is stored, asked for or let in', () => {
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
        (stored, asked, allowed, granted, hasReloaded) => {
          const request = { isMade: true, clears: false, overrides: asked, unreadable: [] };
          const { active, kept } = decideOverrides({
            request,
            stored,
            page: { allowed, granted },
            hasReloaded,
          });
          for (const { origin } of [...active, ...kept]) {
            expect(origin).not.toMatch(/evil/);
            const pattern = origin.includes('dev.example') ? origin : origin.replace(/\d$/, '*');
            expect(allowed).toContain(pattern);
          }
          for (const { origin } of active) expect(granted).toContain(origin);
        },
      ),
    );
  });
});
