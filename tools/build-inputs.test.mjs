import { expect, test } from 'vitest';
import { withDependencies } from './build-inputs.mjs';
import { workspacePackages } from './workspace.mjs';

const named = (/** @type {string} */ name, /** @type {string[]} */ uses) => ({
  name,
  folder: name,
  scripts: {},
  uses,
});

test('a package is built again when something it uses changes, directly or indirectly', () => {
  const contracts = named('contracts', []);
  const kit = named('kit', ['contracts']);
  const card = named('card', ['kit', 'missing']);
  const server = named('server', ['contracts']);
  expect(withDependencies([contracts, kit, card, server], card)).toEqual([contracts, kit, card]);
});

test('packages that use one another do not loop', () => {
  const a = named('a', ['b']);
  const b = named('b', ['a']);
  expect(withDependencies([a, b], a)).toEqual([a, b]);
});

test('the workspace has the shell and four remotes to build', () => {
  const built = workspacePackages().filter(({ scripts }) => scripts['build'] !== undefined);
  expect(built.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['shell', 'mfe-search', 'mfe-card', 'mfe-account', 'mfe-collections']),
  );
  expect(built.every(({ uses }) => uses.includes('@airdex/mfe-kit'))).toBe(true);
});
