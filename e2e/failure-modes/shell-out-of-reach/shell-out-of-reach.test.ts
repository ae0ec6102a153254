import { holdRequests } from '../../fixtures/network.ts';
import { test } from '../../fixtures/own-server.ts';
import { expect, type Page } from '../../fixtures/test.ts';

const SHELL_SCRIPTS = '**/shell/*/*.js';
/** All scripts except the one that runs before the shell. */
const DEFERRED = /\/shell\/[^/]+\/(?!before-shell)[^/]+\.js$/;

const english = (page: Page) => page.getByRole('heading', { name: 'Airdex could not be started' });
const chinese = (page: Page) => page.getByRole('heading', { name: 'Airdex 无法启动' });
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

test('a page whose shell cannot be loaded shows a message in both languages, and its link reloads it', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/net::ERR_FAILED/);
  for (const link of ['reload the page', '重新加载页面']) {
    await page.route(SHELL_SCRIPTS, (route) => route.abort());
    await page.goto('/login');
    await expect(english(page)).toBeVisible();
    await expect(chinese(page)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: link }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(english(page)).toBeHidden();
  }
});

test('a page whose shell throws before it starts shows a message', async ({ page, expectFailures }) => {
  expectFailures('page error');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'getElementById', { value: undefined });
  });
  await page.goto('/login');
  await expect(english(page)).toBeVisible();
});

test('a page whose shell is slow shows a message only after half a minute, until the shell has loaded', async ({
  page,
}) => {
  const scripts = await holdRequests(page, DEFERRED);
  await page.goto('/login', { waitUntil: 'commit' });
  const message = page.getByRole('alert').and(page.locator('.not-started'));
  await expect(page.locator('.not-started')).toBeAttached();
  await expect(message).toBeHidden();
  const [animation, delay] = await page.evaluate(() => {
    const [waiting] = document.getAnimations();
    return [waiting instanceof CSSAnimation ? waiting.animationName : '', waiting?.effect?.getTiming().delay];
  });
  expect([animation, delay]).toEqual(['not-started', 30_000]);
  await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
  await expect(message).toBeVisible();
  scripts.release();
  await expect(signInHeading(page)).toBeVisible();
  await expect(message).toBeHidden();
});

test('while the registry is missing, pages show a message, and the node is not ready', async ({
  page,
  own,
  expectFailures,
}) => {
  test.slow();
  expectFailures(/console: .*404/, /console: Refused to (apply|execute) .*MIME type/);
  const ready = async () => {
    const response = await page.request.get(`${own.url}/readyz`);
    return [response.status(), ((await response.json()) as { readonly reasons: unknown }).reasons];
  };
  expect(await ready()).toEqual([200, []]);
  await page.goto(`${own.url}/login`);
  await own.loseOfRegistry(['pointer.json', 'compositions', 'history.jsonl', 'remotes', 'shell']);
  expect(await ready()).toEqual([503, ['registry']]);

  // A browser without cached files.
  await page.route('**/shell/**', (route) => route.continue());
  await page.goto(`${own.url}/login`);
  await expect(english(page)).toBeVisible();
  await own.giveRegistryBack();
  expect(await ready()).toEqual([200, []]);
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(signInHeading(page)).toBeVisible();
});
