import { beforeAll, describe, expect, test } from 'vitest';
import path from 'node:path';
import { ESLint } from 'eslint';
import { inRoot } from '../root.mjs';
import { storageRules } from './storage-rules.js';
import { brokenRules } from './testing/broken-rules.js';

const REFUSED = [
  `localStorage.token;`,
  `localStorage.getItem('token');`,
  `const read = (open = () => localStorage) => open();`,
  `sessionStorage.clear();`,
  `window.localStorage.getItem('token');`,
  `globalThis['localStorage'].token;`,
  `const { localStorage: kept } = window;`,
  `document.defaultView?.sessionStorage.clear();`,
  `indexedDB.open('weather');`,
  `window.caches.keys();`,
  `document.cookie;`,
  `cookieStore.getAll();`,
];

/** Ways to access storage events, which ESLint finds. */
const REFUSED_EVENTS = [
  `window.addEventListener('storage', ({ newValue }) => newValue);`,
  `addEventListener('storage', ({ newValue }) => newValue);`,
  `fromEvent(window, 'storage');`,
  `window.onstorage = () => undefined;`,
];

const OWN = `
  import { ownLocalStorage } from '@airdex/mfe-kit/storage';
  ownLocalStorage().setItem('weather-place', 'Paris');
  window.addEventListener('resize', () => undefined);`;

const eslint = new ESLint({ cwd: inRoot() });

/** The rule that a file's code breaks in ESLint, and its message. */
async function brokenInEslint(/** @type {string} */ file, /** @type {string} */ code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  return result.messages.map(({ ruleId, message }) => ({ rules: [ruleId], text: message }));
}

const saysInstead = {
  rules: expect.arrayContaining([expect.stringContaining('no-restricted-')]),
  text: expect.stringMatching(/Call the API with the client of useHost\(\).*@airdex\/mfe-kit\/storage/),
};

describe('a remote', () => {
  /** @type {Awaited<ReturnType<typeof brokenRules>>} */
  let broken;
  beforeAll(async () => {
    const probes = REFUSED.map((code, place) => [`probe-${place}.tsx`, code]);
    broken = await brokenRules('mfe-releases', {
      ...Object.fromEntries(probes),
      'own.tsx': OWN,
      'own.test.tsx': 'localStorage.clear();',
    });
  });

  test.each([...REFUSED.entries()])(
    'gets a message with the alternative to storage, case %i: %s',
    (place) => {
      expect(broken[`probe-${place}.tsx`]).toEqual(saysInstead);
    },
  );

  test.each(REFUSED_EVENTS)('gets a message with the alternative to %s', async (code) => {
    expect(await brokenInEslint('mfe-releases/src/probe.tsx', code)).toEqual([saysInstead]);
  });

  test('may store its own values with the kit', async () => {
    expect(broken['own.tsx']?.rules.filter((rule) => rule.includes('restricted'))).toEqual([]);
    expect(await brokenInEslint('mfe-releases/src/probe.tsx', OWN)).toEqual([]);
  });

  test('may use storage in its tests', () => {
    expect(broken['own.test.tsx']?.rules.filter((rule) => rule.includes('restricted'))).toEqual([]);
  });
});

test.each([
  ['mfe-search', true],
  ['mfe-weather', true],
  ['shell', false],
  ['mfe-kit', false],
])('the rules apply to %s: %s', (folder, applies) => {
  const { files, ignores } = storageRules;
  const matches = (/** @type {string} */ glob) => path.matchesGlob(`${folder}/src/probe.ts`, glob);
  expect(files.some(matches) && !ignores.some(matches)).toBe(applies);
});
