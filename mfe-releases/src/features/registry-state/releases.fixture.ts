import type { Releases } from '@airdex/shared-contracts/api';

const COMPOSITION = 'aaaaaaaaaaaaaaaa';

/** The releases of a small product: a shell and one remote, published twice. */
export function testReleases(status: Partial<Releases['status']> = {}): Releases {
  return {
    status: {
      revision: 2,
      updatedAt: '2026-11-20T10:00:00.000Z',
      current: {
        composition: COMPOSITION,
        createdAt: '2026-11-20T10:00:00.000Z',
        since: '2026-11-20T10:00:00.000Z',
        who: 'Card team',
        parts: [
          part('shell', '1111111111111111'),
          { ...part('mfe-card', '2222222222222222'), builtAt: '2026-11-20T09:58:00.000Z' },
        ],
      },
      canary: null,
      previous: ['bbbbbbbbbbbbbbbb'],
      history: [
        {
          revision: 2,
          at: '2026-11-20T10:00:00.000Z',
          who: 'Card team',
          action: 'publish',
          from: 'bbbbbbbbbbbbbbbb',
          to: COMPOSITION,
          releases: ['mfe-card 2222222222222222'],
          reason: 'New player',
        },
        {
          revision: 1,
          at: '2026-11-19T10:00:00.000Z',
          who: 'Platform',
          action: 'publish',
          to: 'bbbbbbbbbbbbbbbb',
          releases: ['shell 1111111111111111', 'mfe-card 3333333333333333'],
        },
      ],
      ...status,
    },
    canaryScreens: null,
  };
}

/** The same product, with a canary in some browsers. */
export function testCanary(screens: Releases['canaryScreens']): Releases {
  const canary = {
    composition: 'cccccccccccccccc',
    percent: 10,
    createdAt: '2026-11-20T11:00:00.000Z',
    since: '2026-11-20T11:00:00.000Z',
    who: 'Card team',
    parts: [part('mfe-card', '4444444444444444')],
  };
  return { ...testReleases({ canary, revision: 3 }), canaryScreens: screens };
}

function part(name: string, release: string) {
  return { name, release, contractVersion: '1.9.0', builtAt: null };
}
