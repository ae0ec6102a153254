import { describe, expect, test } from 'vitest';
import { isReleasedAtStart } from './release-at-start.ts';
import type { CheckoutBuild, PartAtStart } from './release-at-start.ts';

const checkoutBuilds = (...lines: readonly string[]): CheckoutBuild[] =>
  lines.map((line) => {
    const [checkout = '', release = ''] = line.split(' ');
    return { checkout, release };
  });
const part = (live: string | undefined, notes: readonly string[], rest: Partial<PartAtStart> = {}) => ({
  live,
  canary: undefined,
  checkoutBuilds: checkoutBuilds(...notes),
  wasPublished: true,
  ...rest,
});
const unseen = { wasPublished: false };

describe('a server’s start', () => {
  test.each([
    ['a part that is missing from the registry', part(undefined, [], unseen), 'a'],
    ['a part that the registry has lost', part(undefined, ['here a'], unseen), 'a'],
    ['another build of a part that was removed', part(undefined, ['here a'], unseen), 'b'],
    ['a new build from a new checkout', part('a', [], unseen), 'b'],
    ['a new build of a part that a team has released since', part('t', ['here a'], unseen), 'b'],
    ['an older build that the checkout went back to', part('b', ['here a', 'here b']), 'a'],
    [
      'an older build that the checkout went back to, although another checkout still has it',
      part('b', ['here a', 'there a', 'here b']),
      'a',
    ],
  ])('releases %s', (_, it, built) => {
    expect(isReleasedAtStart(it, 'here', built)).toBe(true);
  });

  test.each([
    ['the build that users have', part('a', []), 'a'],
    ['an unchanged build of a part that was removed', part(undefined, ['here a']), 'a'],
    ['a part that a team published and removed', part(undefined, []), 'a'],
    ['an unchanged build over the release of a team', part('t', ['here a']), 'a'],
    ['an unchanged build that a team rolled back', part('a', ['here a', 'here b']), 'b'],
    ['the build that a canary tries', part('a', ['here a'], { canary: 'b' }), 'b'],
    ['a build that another checkout released and a team rolled back', part('a', ['here a', 'there b']), 'b'],
    ['an old build of another checkout', part('b', ['there a', 'there b']), 'a'],
    ['a build that a team published and rolled back', part('a', ['here a']), 'b'],
  ])('does not release %s', (_, it, built) => {
    expect(isReleasedAtStart(it, 'here', built)).toBe(false);
  });
});
