import { expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { fetchedLater } from '../remotes/shared-scope/shared-modules.ts';
import { ownCopies } from './own-copies.ts';
import type { RemoteLibraries } from './own-copies.ts';
import { sharedCopies } from './shared-copies.ts';

const UI = '@airdex/shared-ui/handed-over';
const strictly = (requiredVersion: string, singleton = true) => ({
  singleton,
  strictVersion: true,
  requiredVersion,
});

/** A page's federation as the shell makes it, with some of what it hands over. */
function shell() {
  return createInstance({
    name: 'airdex_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: { version: '19.3.1', scope: 'default', lib: () => ({}), shareConfig: strictly('^19.3.0') },
      luxon: {
        version: '3.7.2',
        scope: 'default',
        get: fetchedLater(() => Promise.resolve({})),
        shareConfig: strictly('^3.7.0'),
      },
      [UI]: {
        version: '0.0.0-h12ab',
        scope: 'default',
        lib: () => ({}),
        shareConfig: strictly('0.0.0-h12ab', false),
      },
    },
  });
}

/** A container that was handed the share scope of `page`, and what it gets when it asks, as its glue does. */
function container(page: ReturnType<typeof shell>, name: string) {
  const scope = page.shareScopeMap['default'];
  if (scope === undefined) throw new Error('the page has no share scope');
  const instance = createInstance({ name, remotes: [] });
  instance.initShareScopeMap('default', scope);
  return (library: string, requiredVersion: string, singleton = true) =>
    instance.loadShare(library, {
      customShareInfo: { scope: ['default'], shareConfig: strictly(requiredVersion, singleton) },
    });
}

test('the copies in a page are the shell’s, and those that remotes run on instead and never share', async () => {
  expect(sharedCopies(undefined)).toEqual([]);
  const page = shell();
  const copy = { servedBy: 'airdex_shell', isOwn: false };
  const luxon = { ...copy, library: 'luxon', version: '3.7.2' };
  expect(sharedCopies().find(({ library }) => library === 'luxon')).toEqual({
    ...luxon,
    usedBy: [],
    isLoaded: false,
  });

  const card = container(page, 'mfe_card');
  const search = container(page, 'mfe_search');
  await card('luxon', '^3.7.0');
  await search('luxon', '^3.7.0');
  await search('react', '^19.3.0');
  await search(UI, '0.0.0-h12ab', false);
  expect(await card(UI, '0.0.0-h99ff', false)).toBe(false);
  await expect(card('react', '^18.0.0')).rejects.toThrow('of shared singleton module react');
  const shared = sharedCopies();
  expect(shared).toEqual([
    { ...copy, library: UI, version: '0.0.0-h12ab', usedBy: ['mfe_search'], isLoaded: true },
    { ...luxon, usedBy: ['mfe_card', 'mfe_search'], isLoaded: true },
    { ...copy, library: 'react', version: '19.3.1', usedBy: ['mfe_search'], isLoaded: true },
  ]);

  const remote = (change: Partial<RemoteLibraries>): RemoteLibraries => ({
    federationName: 'mfe_card',
    isLoaded: true,
    ownCopies: [],
    handedOver: [],
    ...change,
  });
  const others = [
    remote({ federationName: 'mfe_search', handedOver: [{ library: UI, version: '0.0.0-h12ab' }] }),
    remote({ handedOver: [{ library: UI, version: '0.0.0-h99ff' }] }),
    remote({
      federationName: 'mfe_account',
      isLoaded: false,
      ownCopies: [{ library: 'react', version: '19.3.1' }],
    }),
  ];
  const own = { servedBy: 'mfe_card', isOwn: true };
  expect(ownCopies(shared, others)).toEqual([
    { ...own, library: UI, version: '0.0.0-h99ff', usedBy: ['mfe_card'], isLoaded: true },
    { ...own, servedBy: 'mfe_account', library: 'react', version: '19.3.1', usedBy: [], isLoaded: false },
  ]);
});
