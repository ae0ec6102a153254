import { describe, expect, test } from '@jest/globals';
import { isReleasedAtStart } from './what-a-checkout-releases.ts';
import type { Brought, PartAtStart } from './what-a-checkout-releases.ts';

const brought = (...lines: readonly string[]): Brought[] =>
  lines.map((line) => {
    const [checkout = '', release = ''] = line.split(' ');
    return { checkout, release };
  });
const part = (live: string | undefined, notes: readonly string[], rest: Partial<PartAtStart> = {}) => ({
  live,
  tried: undefined,
  brought: brought(...notes),
  wasPublished: true,
  ...rest,
});
const unseen = { wasPublished: false };

describe('what is released at the start of a checkout', () => {
  test.each([
    ['a part that the registry lacks', part(undefined, [], unseen), 'a'],
    ['a part that the registry has lost', part(undefined, ['here a'], unseen), 'a'],
    ['another build of a part that was taken out', part(undefined, ['here a'], unseen), 'b'],
    ['a build that is new, from a checkout that is new', part('a', [], unseen), 'b'],
    ['a build that is new, of a part that teams released since', part('t', ['here a'], unseen), 'b'],
    ['an older build that the checkout went back to', part('b', ['here a', 'here b']), 'a'],
    [
      'an older build that the checkout went back to, though another has it still',
      part('b', ['here a', 'there a', 'here b']),
      'a',
    ],
  ])('%s', (_, it, built) => {
    expect(isReleasedAtStart(it, 'here', built)).toBe(true);
  });

  test.each([
    ['what users have', part('a', []), 'a'],
    ['a part that was taken out, as it was', part(undefined, ['here a']), 'a'],
    ['a part that was published by a team, and taken out', part(undefined, []), 'a'],
    ['an unchanged build over what a team released', part('t', ['here a']), 'a'],
    ['an unchanged build that a team took back', part('a', ['here a', 'here b']), 'b'],
    ['what a canary tries', part('a', ['here a'], { tried: 'b' }), 'b'],
    ['what another checkout released, and a team took back', part('a', ['here a', 'there b']), 'b'],
    ['an old build of another checkout', part('b', ['there a', 'there b']), 'a'],
    ['what a team published, and took back', part('a', ['here a']), 'b'],
  ])('not %s', (_, it, built) => {
    expect(isReleasedAtStart(it, 'here', built)).toBe(false);
  });
});
