import { expect, test } from '@jest/globals';
import { nameRemote } from './remote-naming.ts';
import { pnpmOverrides, readKit, repositoryManifest } from './repository-manifest.ts';
import type { KitManifest } from './repository-manifest.ts';

const KIT: KitManifest = {
  name: '@airdex/mfe-kit',
  version: '1.4.0',
  engines: { node: '>=20.19' },
  dependencies: {
    '@airdex/release-registry': '^0.1.0',
    '@airdex/shared-contracts': '^2.0.0',
    webpack: '5.107.2',
  },
  peerDependencies: { react: '^19.3.1', '@testing-library/dom': '^10.4.2' },
  peerDependenciesMeta: { '@testing-library/dom': { optional: true } },
  devDependencies: {
    '@airdex/shared-ui': '^1.6.0',
    '@testing-library/dom': '10.4.2',
    eslint: '10.15.0',
    react: '19.3.1',
  },
};

const manifest = (archives: Readonly<Record<string, string>> = {}) =>
  repositoryManifest(KIT, nameRemote('weather'), { en: 'Weather', ch: '天气' }, archives);

test('a repository of its own gets the libraries of the page, and the tools that the kit is developed with', () => {
  expect(manifest()).toMatchObject({
    name: 'mfe-weather',
    dependencies: { '@airdex/shared-contracts': '^2.0.0', '@airdex/shared-ui': '^1.6.0', react: '^19.3.1' },
    devDependencies: {
      '@airdex/mfe-kit': '^1.4.0',
      '@testing-library/dom': '^10.4.2',
      eslint: '^10.15.0',
    },
  });
  const { dependencies, devDependencies } = manifest();
  expect(Object.keys({ ...dependencies, ...devDependencies })).toHaveLength(6);
});

test('archives replace our packages, also those that only other packages need', () => {
  const archives = {
    '@airdex/mfe-kit': 'file:/packages/kit.tgz',
    '@airdex/shared-ui': 'file:/packages/ui.tgz',
    '@airdex/release-registry': 'file:/packages/registry.tgz',
  };
  const { dependencies, devDependencies, resolutions } = manifest(archives);
  expect(devDependencies).toEqual({
    '@airdex/mfe-kit': 'file:/packages/kit.tgz',
    '@testing-library/dom': '^10.4.2',
    eslint: '^10.15.0',
  });
  expect(dependencies).toEqual({
    '@airdex/release-registry': 'file:/packages/registry.tgz',
    '@airdex/shared-contracts': '^2.0.0',
    '@airdex/shared-ui': 'file:/packages/ui.tgz',
    react: '^19.3.1',
  });
  // Also if another package depends on them.
  expect(resolutions).toEqual(archives);
  expect(pnpmOverrides(archives)).toContain("\n  '@airdex/mfe-kit': 'file:/packages/kit.tgz'\n");
  expect(pnpmOverrides(archives)).toContain('\nblockExoticSubdeps: false\n');
  expect(manifest()).not.toHaveProperty('resolutions');
  expect(pnpmOverrides({})).toBe('');
});

test('the kit of the workspace creates no manifest, because its versions mean nothing elsewhere', async () => {
  await expect(readKit()).rejects.toThrow('this kit was not installed from a package');
});
