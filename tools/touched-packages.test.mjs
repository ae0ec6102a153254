import { expect, test } from 'vitest';
import { touchedBy } from './touched-packages.mjs';

/** @param {string} folder @param {Record<string, string>} [scripts] */
const named = (folder, scripts = {}) => ({ folder, name: folder, scripts, uses: [] });
const all = [named('shell', { build: 'mfe build-shell' }), named('server'), named('bench'), named('e2e')];

test('a package that a browser opens is part of the application, and so is the server', () => {
  expect(touchedBy(['shell'], all)).toEqual({
    everything: false,
    packages: ['shell'],
    application: true,
    browserTests: false,
  });
  expect(touchedBy(['bench', 'server'], all)).toMatchObject({
    packages: ['server', 'bench'],
    application: true,
  });
  expect(touchedBy(['bench'], all)).toMatchObject({ application: false, browserTests: false });
});

test('a change of only the browser tests does not touch the application', () => {
  expect(touchedBy(['e2e'], all)).toMatchObject({
    packages: ['e2e'],
    application: false,
    browserTests: true,
  });
});

test('a change outside all packages touches all of them; no change touches none', () => {
  expect(touchedBy(['', 'shell'], all)).toEqual({
    everything: true,
    packages: ['shell', 'server', 'bench', 'e2e'],
    application: true,
    browserTests: true,
  });
  expect(touchedBy([], all)).toEqual({
    everything: false,
    packages: [],
    application: false,
    browserTests: false,
  });
});
