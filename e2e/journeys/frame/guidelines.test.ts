import { axeProblems } from '../../fixtures/axe.ts';
import { chooseInUserMenu, expectNoSidewaysScroll, frame } from '../../fixtures/frame.ts';
import { scrollTo } from '../../fixtures/results.ts';
import { airdexUrl } from '../../setup/environment.ts';
import { expect, test } from '../../fixtures/test.ts';

// One of the states shown is a missing picture, but no request may fail in this test.
test.beforeEach(async ({ page }) => {
  await page.route('**/missing-picture.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

test('[GDL-01] the local machine has a style guide of the shared widgets, for visitors too', async ({
  page,
}) => {
  await page.goto('/guidelines');
  await expect(page.getByRole('heading', { level: 1, name: 'Guidelines' })).toBeVisible();
  await page.getByRole('button', { name: /^Countries and channels/ }).click();
  await expect(page.getByRole('treeitem', { name: /France/ })).toBeVisible();
});

test('[GDL-01] other machines get the not-found page instead', async ({ page }) => {
  const elsewhere = 'https://airdex.example';
  // The same application under another host name.
  await page.route(`${elsewhere}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${airdexUrl()}${pathname}${search}` }) });
  });
  await page.goto(`${elsewhere}/guidelines`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! 404 SOMETHING Went WRONG');
  await expect(page.getByRole('heading', { name: 'Guidelines' })).toHaveCount(0);
  // Waits for pending requests, such as that for the icon.
  await page.unrouteAll({ behavior: 'wait' });
});

test('[GDL-01] the style guide is accessible in both themes and languages, and its contents link to every widget, also on a phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/guidelines');
  await expect(page.getByRole('heading', { level: 1, name: 'Guidelines' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page), colorScheme).toEqual([]);
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Progress' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Progress' })).toBeInViewport();
    await expect(page).toHaveURL('/guidelines');
    await expectNoSidewaysScroll(page);
    await scrollTo(frame(page).scroller, 0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('heading', { level: 1, name: '设计规范' })).toBeVisible();
  // Colours depend on the theme, texts and names on the language.
  expect(await axeProblems(page), 'Chinese').toEqual([]);
});
