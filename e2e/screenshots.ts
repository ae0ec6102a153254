import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { SearchResult } from '@airdex/shared-contracts/api';
import { signInQuickly } from './fixtures/accounts.ts';
import { startServer } from './setup/airdex-server.ts';
import { BROWSER, BROWSER_FLAGS } from './setup/browser.ts';
import { ENVIRONMENT } from './setup/environment.ts';
import { publishBuilds } from './setup/release-builds.ts';

/*
 * Takes screenshots of the main screens for visual review: `pnpm screenshots FOLDER` in this package. Takes every screen
 * at three widths, in both languages and both themes, as `login-1024-zh-dark.png`.
 */
const WIDTHS = [390, 1024, 1600] as const;
const LANGUAGES = ['en', 'ch'] as const;
const THEMES = ['light', 'dark'] as const;

/** A screen. `open` opens it and waits until it is ready for the screenshot. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const atPath =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  };

/** Runs the quick search for the latest programmes from the home page, which offers it at every width. */
async function latest(page: Page): Promise<SearchResult> {
  await page.goto('/');
  const response = page.waitForResponse('**/api/Search/GetAdvancedSearchPrograms');
  await page.getByRole('main').locator('h2 a[href*="from=latest"]').click();
  const result = (await (await response).json()) as SearchResult;
  await page.locator('[data-virtuoso-scroller]').getByRole('link').first().waitFor();
  return result;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
  { name: 'results', open: async (page) => void (await latest(page)) },
  {
    name: 'table',
    open: async (page) => {
      await latest(page);
      const table = page.getByRole('radio').nth(1);
      if (await table.isVisible()) await table.click();
    },
  },
  {
    name: 'card',
    open: async (page) => atPath(`/card/${(await latest(page)).programs[0]?.idProgram ?? 0}`)(page),
  },
  { name: 'faq', open: atPath('/faq') },
  { name: 'saved-searches', open: atPath('/savedSearches') },
  { name: 'playlists', open: atPath('/playlists') },
  { name: 'not-found', open: atPath('/no/such/page') },
  // Last, because it ends the session.
  { name: 'login', open: atPath('/login') },
];

/** Waits until nothing in the viewport is loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true], [role=status][aria-label]') === null &&
      [...document.images].every((image) => {
        const { bottom, left, right, top } = image.getBoundingClientRect();
        const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return image.complete || !isInSight;
      }),
  );
  await page.evaluate(async () => document.fonts.ready);
}

async function takeAll(
  context: BrowserContext,
  folder: string,
  suffix: string,
  width: number,
): Promise<void> {
  for (const { name, open } of SCREENS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
    await open(page);
    await settle(page);
    await page.screenshot({ path: path.join(folder, `${name}-${suffix}.png`) });
    await page.close();
  }
}

async function takeEverything(url: string, folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: [...BROWSER_FLAGS] });
  try {
    for (const width of WIDTHS)
      for (const language of LANGUAGES)
        for (const theme of THEMES) {
          const context = await browser.newContext({
            baseURL: url,
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          await signInQuickly(context, 'demo', { language });
          await takeAll(context, folder, `${width}-${language === 'ch' ? 'zh' : language}-${theme}`, width);
          await context.close();
        }
  } finally {
    await browser.close();
  }
}

async function main(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'airdex-screenshots-'));
  await publishBuilds(path.join(dataFolder, 'registry'));
  const server = await startServer(dataFolder);
  process.env[ENVIRONMENT.url] = server.url;
  try {
    await takeEverything(server.url, folder);
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say into which folder: pnpm screenshots FOLDER\n');
  process.exitCode = 1;
} else await main(path.resolve(folder));
