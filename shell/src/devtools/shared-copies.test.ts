import { expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { fetchedLater } from '../remotes/shared-scope/shared-modules.ts';
import { bundledCopies } from './bundled-copies.ts';
import { sharedCopies } from './shared-copies.ts';

const strictly = (requiredVersion: string, singleton = true) => ({
  singleton,
  strictVersion: true,
  requiredVersion,
});

/** A page's federation as the shell creates it, with some shared modules. */
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
    },
  });
}

/** A container with the share scope of `page`. Requests a library from it, as its runtime does. */
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

test('the copies in a page are the shell’s, and those that remotes bundle without sharing them', async () => {
  expect(sharedCopies(undefined)).toEqual([]);
  const page = shell();
  const copy = { servedBy: 'airdex_shell', isBundled: false };
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
  await expect(card('react', '^18.0.0')).rejects.toThrow('of shared singleton module react');
  expect(sharedCopies()).toEqual([
    { ...luxon, usedBy: ['mfe_card', 'mfe_search'], isLoaded: true },
    { ...copy, library: 'react', version: '19.3.1', usedBy: ['mfe_search'], isLoaded: true },
  ]);

  const react = { library: 'react', version: '18.3.1' };
  expect(
    bundledCopies([
      { federationName: 'mfe_search', isLoaded: true, bundledLibraries: [] },
      { federationName: 'mfe_card', isLoaded: true, bundledLibraries: [react] },
      { federationName: 'mfe_account', isLoaded: false, bundledLibraries: [react] },
    ]),
  ).toEqual([
    { ...react, servedBy: 'mfe_card', usedBy: ['mfe_card'], isLoaded: true, isBundled: true },
    { ...react, servedBy: 'mfe_account', usedBy: [], isLoaded: false, isBundled: true },
  ]);
});

test('our own packages are not offered to a release of an earlier kit', async () => {
  const search = container(shell(), 'mfe_search');
  expect(await search('@airdex/shared-ui/of-an-earlier-kit', '0.0.0-h99ff', false)).toBe(false);
});
