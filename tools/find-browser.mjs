import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserPlaces, namedPlaces } from './browser-places.mjs';
import { installPackages } from './debian-packages.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { say, step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { StepError } from './step-error.mjs';

/** Whether a program starts. On some systems the file is a stub that only explains how to install a browser. */
async function starts(/** @type {string} */ file) {
  // On Windows, `--version` opens a browser window.
  if (process.platform === 'win32') return true;
  try {
    return (await run(file, ['--version'], { timeoutMinutes: 1 })).code === 0;
  } catch {
    return false;
  }
}

async function firstThatStarts() {
  const named = namedPlaces(process.env);
  for (const place of browserPlaces()) {
    if (existsSync(place) && (await starts(place))) return place;
    if (named.includes(place)) say(`${place} is not a browser that starts. Another one is used instead.`);
  }
  return undefined;
}

async function installWithPlaywright() {
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const env = await nodeEnvironment();
  const node = await findNode();
  return step('Installing Chromium with Playwright', () => run(node, [cli, 'install', 'chromium'], { env }));
}

/**
 * Installs a browser from Debian, or else with Playwright.
 *
 * @returns {Promise<{ browser: string | undefined, output: string }>} path of the program, or what went wrong
 */
async function installBrowser() {
  // Screenshots and PDFs need a font for Chinese, which a minimal Debian lacks.
  await installPackages('chromium', 'fonts-wqy-microhei');
  const fromDebian = await firstThatStarts();
  if (fromDebian !== undefined) return { browser: fromDebian, output: '' };
  const { output } = await installWithPlaywright();
  return { browser: await firstThatStarts(), output };
}

const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Finds the headless build of Chromium, a separate package in Debian. Browser tests take a sixth less time with it.
 *
 * @returns {Promise<string | undefined>} path of the program
 */
async function findHeadlessShell() {
  const places = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, HEADLESS_SHELL));
  const there = () => places.find((place) => existsSync(place));
  if (there() === undefined) await installPackages(HEADLESS_SHELL);
  const place = there();
  return place !== undefined && (await starts(place)) ? place : undefined;
}

/**
 * Finds the browsers for the end-to-end tests: the one named by the environment, else a headless one and any other that
 * is installed. If there is none, it installs one.
 *
 * @returns {Promise<{ AIRDEX_BROWSER: string, AIRDEX_BROWSER_WITH_TABS: string }>} paths of the programs
 */
export async function findTestBrowsers() {
  const isNamed = namedPlaces(process.env).length > 0;
  const withoutWindows = isNamed ? undefined : await findHeadlessShell();
  const withTabs = await findWithTabs(withoutWindows);
  return { AIRDEX_BROWSER: withoutWindows ?? withTabs, AIRDEX_BROWSER_WITH_TABS: withTabs };
}

/** @param {string | undefined} fallback */
async function findWithTabs(fallback) {
  const there = await firstThatStarts();
  if (there !== undefined) return there;
  const { browser, output } = await installBrowser();
  const found = browser ?? fallback;
  if (found !== undefined) return found;
  throw new StepError(
    'No browser was found and none could be installed; install Chrome or Chromium, or name one in AIRDEX_BROWSER.',
    output,
  );
}

/**
 * Finds the browser that prints PDFs. If there is none, it installs one in the background while the server starts; the
 * server looks for it again when it prints. If the installation fails, everything except PDF exports works.
 *
 * @returns {Promise<string | undefined>} path of a program that is already installed
 */
export async function findPrinter() {
  const there = await firstThatStarts();
  if (there === undefined)
    installBrowser()
      .catch(() => ({ browser: undefined }))
      .then(({ browser }) => {
        say(browser === undefined ? NO_PRINTER : `PDF exports are printed by ${browser}.`);
      });
  return there;
}

const NO_PRINTER =
  'PDF exports are not available: no browser was found and none could be installed. Install Chrome, Chromium or Edge, or name one in AIRDEX_BROWSER; everything else works.';
