import { expect, test } from '@jest/globals';
import { diagnose } from './diagnose.ts';
import type { InstalledVersions, OfferedVersions } from './diagnose.ts';

const PRODUCT: OfferedVersions = {
  contractVersion: '1.6.0',
  versions: { '@airdex/mfe-kit': '1.4.0', '@airdex/shared-ui': '1.6.0', react: '19.3.1', rxjs: '7.8.2' },
};

const INSTALLED: InstalledVersions = { ...PRODUCT, bundledLibraries: [] };

test('the versions of the product itself need no change', () => {
  expect(diagnose(INSTALLED, PRODUCT)).toEqual({
    contract: { offered: '1.6.0', required: '1.6.0', isAccepted: true },
    outdated: [],
    refused: [],
    doubled: [],
  });
});

test('packages of Airdex that are older than those of the product are outdated, later ones are not', () => {
  const versions = { '@airdex/mfe-kit': '1.3.9', '@airdex/shared-ui': '1.10.0', react: '19.3.0' };
  expect(diagnose({ ...INSTALLED, versions }, PRODUCT).outdated).toEqual([
    { name: '@airdex/mfe-kit', installed: '1.3.9', offered: '1.4.0' },
  ]);
});

test.each([
  ['1.7.0', false],
  ['2.0.0', false],
  ['1.5.0', true],
])('a remote built against contract %s is accepted: %s', (contractVersion, isAccepted) => {
  expect(diagnose({ ...INSTALLED, contractVersion }, PRODUCT).contract).toEqual({
    offered: '1.6.0',
    required: contractVersion,
    isAccepted,
  });
});

test('a shared library of a version that the kit does not accept is refused', () => {
  const product = { ...PRODUCT, versions: { ...PRODUCT.versions, react: '20.0.0' } };
  expect(diagnose(INSTALLED, product).refused).toEqual([
    { name: 'react', accepted: expect.stringMatching(/^\^19\./), offered: '20.0.0' },
  ]);
});

test('a shared library that the remote bundles is doubled, whatever its version', () => {
  const product = { ...PRODUCT, versions: { ...PRODUCT.versions, rxjs: '8.0.0' } };
  const found = diagnose({ ...INSTALLED, bundledLibraries: ['rxjs'] }, product);
  expect(found.doubled).toEqual([{ name: 'rxjs', installed: '7.8.2', offered: '8.0.0' }]);
  expect(found.refused).toEqual([]);
});
