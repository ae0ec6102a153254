import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { agreeToOverride, test } from '../../fixtures/dev-server.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, type Page } from '../../fixtures/test.ts';

const TITLE = 'Frequently asked questions';
const SCREEN = 'src/features/faq/faq-screen.tsx';
const RIGHT = "{t('faq.title')}";
/** Source that fails to build. */
const WRONG = "{t('faq.title'}";
/** Source that shows another title. */
const FIXED = "{t('faq.title').concat(', fixed')}";

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });
/** The overlay of the dev server. */
const overlay = (page: Page) => page.frameLocator('iframe').locator('body');

async function expectBuildError(page: Page): Promise<void> {
  await expect(overlay(page)).toContainText(SCREEN);
  await expect(overlay(page)).toContainText("Expected ',', got '}'");
}

// The overlay first sets its colours by `style` attributes, which the policy blocks, and then in an allowed way.
const OF_OVERLAY = [
  /console: .*\[webpack-dev-server\]/,
  /console: Applying inline style/,
  'policy violation: style-src-attr inline',
] as const;

/** Source that throws. */
const THROWN = "{((): string => { throw new TypeError('no such title'); })()}";

test('[MFE-05] shows build errors as an overlay and keeps its state; a runtime error replaces the remote until it is fixed', async ({
  page,
  signIn,
  expectFailures,
  startDevServer,
  copyOfAccount,
}) => {
  test.slow();
  expectFailures(...OF_OVERLAY, /console: .*TypeError: no such title/s);
  const server = await startDevServer(copyOfAccount);
  await signIn();
  await page.goto(server.address.replace('/?', '/faq?'));
  await agreeToOverride(page);
  await expect(heading(page, TITLE)).toBeVisible();
  await searchBox(page).fill('search');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await server.edit(SCREEN, RIGHT, WRONG);
  await expectBuildError(page);
  await server.edit(SCREEN, WRONG, FIXED);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(heading(page, `${TITLE}, fixed`)).toBeVisible();
  await expect(searchBox(page)).toHaveValue('search');
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);

  await server.edit(SCREEN, FIXED, WRONG);
  await expectBuildError(page);
  await page.reload();
  await expectBuildError(page);
  await expect(heading(page, `${TITLE}, fixed`)).toBeVisible();

  await server.edit(SCREEN, WRONG, THROWN);
  const failed = frame(page).main.getByRole('alert');
  await failed.getByText('Details (AIRDEX-115)').click();
  await expect(failed.getByText('TypeError: no such title')).toBeVisible();
  const changed = page.waitForResponse((response) => response.url().endsWith('.hot-update.js'));
  await server.edit(SCREEN, THROWN, FIXED);
  await changed;
  // It throws until the change has been applied.
  await expect(async () => {
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, `${TITLE}, fixed`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('[MFE-05] shows the errors of a first build as an overlay, and the screen once they are fixed', async ({
  page,
  signIn,
  expectFailures,
  startDevServer,
  copyOfAccount,
}) => {
  test.slow();
  expectFailures(...OF_OVERLAY);
  const screen = path.join(copyOfAccount, SCREEN);
  await writeFile(screen, (await readFile(screen, 'utf8')).replace(RIGHT, WRONG));
  const server = await startDevServer(copyOfAccount);
  await signIn();
  await page.goto(server.address.replace('/?', '/faq?'));
  await agreeToOverride(page);
  await expectBuildError(page);
  await expect(frame(page).main.getByRole('alert')).toContainText('AIRDEX-111');
  await server.edit(SCREEN, WRONG, RIGHT);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(heading(page, TITLE)).toBeVisible();
});
