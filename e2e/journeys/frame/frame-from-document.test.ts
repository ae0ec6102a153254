import type { Locator } from '@playwright/test';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests, type HeldRequests } from '../../fixtures/network.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Opens a page whose scripts and style sheets do not arrive, and waits until the browser has painted it. */
async function openWithoutFiles(page: Page, path: string): Promise<HeldRequests> {
  const held = await holdRequests(page, /\/(shell|remotes)\/.*\.(js|css)$/);
  await page.goto(path, { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  return held;
}

const ofDocument = (page: Page) => page.locator('#initial-frame');
const isDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
const backgroundOf = (part: Locator) => part.evaluate((it) => getComputedStyle(it).backgroundColor);

/** Label and icon of each entry of a navigation. */
const entriesOf = (entries: Locator) =>
  entries.evaluateAll((all) =>
    all.map((entry) => [
      entry.querySelector('[title], .entry-label')?.textContent,
      entry.querySelector('svg')?.innerHTML,
    ]),
  );

for (const { width, isCollapsed } of [
  { width: 390, isCollapsed: false },
  { width: 1024, isCollapsed: true },
  { width: 1600, isCollapsed: false },
]) {
  const how = `${String(width)} px${isCollapsed ? ', collapsed' : ''}`;
  test(`the frame of the document is where the shell draws it: ${how}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('demo', { navigationCollapsed: String(isCollapsed) });
    const held = await openWithoutFiles(page, '/playlists');
    const drawn = ofDocument(page);
    const navigation = drawn.locator('.navigation-bar, .bottom-bar');
    const entriesDrawn = drawn.locator('.entry-entry:has(svg)');
    const early = {
      header: await drawn.locator('.header-header').boundingBox(),
      logo: await drawn.locator('.header-logo').boundingBox(),
      navigation: await navigation.boundingBox(),
      page: await drawn.locator('.frame-scroller').boundingBox(),
      background: await backgroundOf(navigation),
      savedSearches: await entriesDrawn.filter({ hasText: 'Saved' }).boundingBox(),
    };
    const entries = await entriesOf(entriesDrawn);
    expect(await page.locator('body').ariaSnapshot()).toBe('');
    held.release();
    const shell = frame(page);
    await expect(shell.main).toBeVisible();
    await expect(drawn).toHaveCount(0);
    expect(early).toEqual({
      header: await page.getByRole('banner').boundingBox(),
      logo: await shell.logo.boundingBox(),
      navigation: await shell.navigation.boundingBox(),
      page: await shell.scroller.boundingBox(),
      background: await backgroundOf(shell.navigation),
      savedSearches: await navigationEntry(page, 'Saved searches').boundingBox(),
    });
    const later = await entriesOf(shell.navigation.locator('a, button'));
    expect(entries.length).toBeGreaterThan(4);
    expect(later).toEqual(expect.arrayContaining(entries));
  });
}

test('the frame of the document has the stored theme, language and panel', async ({ page, signIn }) => {
  await signIn('demo', { theme: 'dark', language: 'ch' });
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, 'true'),
    SESSION_STORAGE_KEYS.advancedPanelVisible,
  );
  const held = await openWithoutFiles(page, '/');
  expect(await isDark(page)).toBe(false);
  const drawn = ofDocument(page);
  await expect(drawn.getByText('已保存的搜索')).toBeVisible();
  await expect(drawn.getByText('Saved searches')).toHaveCount(0);
  const early = {
    page: await drawn.locator('.frame-scroller').boundingBox(),
    background: await backgroundOf(drawn.locator('.header-header')),
  };
  held.release();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(early).toEqual({
    page: await frame(page).scroller.boundingBox(),
    background: await backgroundOf(page.getByRole('banner')),
  });
});

test('visitors see the login page from the document', async ({ page }) => {
  const held = await openWithoutFiles(page, '/');
  const drawn = ofDocument(page);
  const early = await drawn.locator('.login-header').boundingBox();
  const title = await drawn.locator('.login-title').boundingBox();
  await expect(drawn.locator('.navigation-bar')).toHaveCount(0);
  held.release();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(drawn).toHaveCount(0);
  expect(early).toEqual(await page.locator('#app header').boundingBox());
  const later = await page.getByRole('heading', { name: 'Sign in' }).boundingBox();
  expect(Math.abs((title?.y ?? 0) - (later?.y ?? 0))).toBeLessThan(16);
});

for (const [path, shown] of [
  ['/', '[data-exposed="./home"] a[href^="/card/"]'],
  ['/search?v=1&q=night', '[data-exposed="./results"] a[href^="/card/"]'],
  ['/card/1', '[data-exposed="./card"] h1'],
] as const) {
  test(`nothing on ${path} moves while it loads`, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn();
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(frame(page).navigation.getByRole('link', { name: 'Reports' })).toBeVisible();
    const areComplete = () => page.evaluate(() => [...document.images].every(({ complete }) => complete));
    await expect.poll(areComplete).toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
}
