import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Possible paths of a Chromium-based browser, the most likely first.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [platform]
 * @returns {string[]} paths; most of them will not exist
 */
export function browserPlaces(env = process.env, platform = process.platform) {
  return [...namedPlaces(env), ...systemPlaces(env, platform), ...playwrightPlaces(env, platform)];
}

/** Browsers named by environment variables. @param {NodeJS.ProcessEnv} env @returns {string[]} */
export function namedPlaces(env) {
  return [env['AIRDEX_BROWSER'], env['CHROME_PATH'], env['CHROMIUM_PATH']].flatMap((place) =>
    place === undefined || place === '' ? [] : [place],
  );
}

const LINUX_COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {NodeJS.ProcessEnv} env @param {string} platform */
function systemPlaces(env, platform) {
  if (platform === 'darwin') {
    const folders = ['/Applications', path.join(os.homedir(), 'Applications')];
    return folders.flatMap((folder) =>
      MAC_APPLICATIONS.map((name) => path.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder ? WINDOWS_PROGRAMS.map((name) => path.win32.join(folder, name)) : [],
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return LINUX_COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** Path of the program inside a browser folder of Playwright, by platform. */
const INSIDE = {
  darwin: [
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
  win32: ['chrome-win64/chrome.exe', 'chrome-win/chrome.exe'],
  linux: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
};

/** @param {NodeJS.ProcessEnv} env @param {string} platform */
function playwrightPlaces(env, platform) {
  const system = platform === 'darwin' || platform === 'win32' ? platform : 'linux';
  const cache = {
    darwin: path.join(os.homedir(), 'Library', 'Caches'),
    win32: env['LOCALAPPDATA'] ?? os.homedir(),
    linux: env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache'),
  }[system];
  const folder = env['PLAYWRIGHT_BROWSERS_PATH'] || path.join(cache, 'ms-playwright');
  return newestFirst(folder).flatMap((build) => INSIDE[system].map((file) => path.join(folder, build, file)));
}

/** @param {string} folder */
function newestFirst(folder) {
  try {
    const builds = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
    return builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  } catch {
    return [];
  }
}
