import { ADVANCED_PANEL_WIDTH } from '@airdex/shared-contracts/constants';
import { axeProblems } from '../../fixtures/axe.ts';
import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

test('[NAV-01] the advanced search entry shows and hides the filter panel beside the page', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { main, panel } = frame(page);
  const entry = navigationEntry(page, 'Advanced search');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await openPanel(page);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  const [panelBox, mainBox] = [await panel.boundingBox(), await main.boundingBox()];
  expect(panelBox?.width).toBe(ADVANCED_PANEL_WIDTH);
  expect(mainBox?.x).toBe((panelBox?.x ?? 0) + ADVANCED_PANEL_WIDTH);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await entry.click();
  await expect(panel).toBeHidden();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

test('the panel can be entered, used and left by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const entry = navigationEntry(page, 'Advanced search');
  await entry.focus();
  await page.keyboard.press('Enter');
  const { panel } = frame(page);
  await expect(panel).toBeFocused();
  const close = panel.getByRole('button', { name: 'Close filters' });
  await expect(close).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();
});

test('a panel that cannot be loaded shows a message instead, and Retry loads it', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/remotes\/mfe-search\//);
  await signIn();
  await page.goto('/savedSearches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/remotes/mfe-search/**', (route) => route.abort());
  await navigationEntry(page, 'Advanced search').click();
  const { panel } = frame(page);
  const retry = panel.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: patiently(30_000) });
  await page.unroute('**/remotes/mfe-search/**');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(panel).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NAV-06] the menu and the panel of the bottom bar are never open at the same time', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/faq');
    const { navigation, panel } = frame(page);
    const bar = await navigation.boundingBox();
    expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 390, 844]);
    await expect(navigation.getByRole('button', { name: 'Upcoming programmes' })).toHaveCount(0);

    await openPanel(page);
    const sheet = await panel.boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
    await navigation.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Upcoming programmes' })).toBeVisible();
    await expect(panel).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(panel).toBeHidden();
    const button = navigation.getByRole('button', { name: 'Menu' });
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeFocused();
    await openPanel(page);
    await expect(menu).toBeHidden();
  });

  test('[NAV-06] the menu closes by its button, a click beside it, navigation or a move of the focus', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/faq');
    const { navigation, main } = frame(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const button = navigation.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await button.click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.mouse.click(10, 10);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.press('Enter');
    await expect(menu).toBeFocused();
    await frame(page).searchBox.focus();
    await expect(menu).toBeHidden();
    await expect(frame(page).searchBox).toBeFocused();

    await button.click();
    await navigation.getByRole('link', { name: 'Playlists' }).click();
    await expect(menu).toBeHidden();
    await expect(main.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
  });

  test('the panel closes to show the results of its search', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/faq');
    const panel = await openPanel(page);
    await panel.getByRole('checkbox', { name: 'Daytime' }).check();
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(results(page).count).toBeVisible();
    await expect(panel).toBeHidden();
    const again = await openPanel(page);
    await expect(again.getByRole('checkbox', { name: 'Daytime' })).toBeChecked();
    expect(await axeProblems(page)).toEqual([]);
  });
});

for (const [width, height] of [
  [512, 384],
  [844, 390],
  [320, 256],
] as const) {
  test(`in a window of ${width} × ${height} the filters fit and nothing covers the buttons`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    await page.goto('/faq');
    const panel = await openPanel(page);
    const first = panel.locator('[data-filter="Broadcasts"]').getByRole('button');
    await expect(first).toBeInViewport({ ratio: 1 });
    // A real press at this position, which an element above the button would receive.
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await panel.locator('[data-filter="Timeslots"]').scrollIntoViewIfNeeded();
    await panel.getByRole('checkbox', { name: 'Daytime' }).check();
    await panel.getByRole('button', { name: 'Clear all' }).click({ trial: true });
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/slots=/);
  });
}
