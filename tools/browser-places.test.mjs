import { expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserPlaces } from './browser-places.mjs';

test('a browser named by the environment comes first, then those on the path', () => {
  const places = browserPlaces(
    { CHROMIUM_PATH: '/opt/mine', CHROME_PATH: '', PATH: '/usr/local/bin:/usr/bin' },
    'linux',
  );
  expect(places.slice(0, 3)).toEqual(['/opt/mine', '/usr/local/bin/chromium', '/usr/bin/chromium']);
  expect(places).toContain('/usr/bin/google-chrome-stable');
});

test('Playwright’s own browsers come last, the newest first', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'airdex-browsers-'));
  for (const name of ['chromium-999', 'chromium-1200', 'firefox-1500', 'chromium_headless_shell-1200']) {
    mkdirSync(path.join(folder, name));
  }
  const places = browserPlaces({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder }, 'linux');
  rmSync(folder, { recursive: true });
  const builds = places.map((place) => path.relative(folder, place).split(path.sep)[0]);
  expect([...new Set(builds)]).toEqual(['chromium-1200', 'chromium-999']);
});

test('Windows and macOS have their usual places', () => {
  expect(browserPlaces({ PROGRAMFILES: 'C:\\Program Files' }, 'win32')).toContain(
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  );
  expect(browserPlaces({}, 'darwin')).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});
