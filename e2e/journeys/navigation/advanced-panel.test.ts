import { ADVANCED_PANEL_WIDTH } from '@airdex/shared-contracts/constants';
import { axeProblems } from '../../fixtures/axe.ts';
import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[NAV-01] the advanced search entry shows and hides the filter panel beside the page, by mouse and by keyboard', async ({
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

  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  const close = panel.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NAV-06] the menu and the panel of the bottom bar exclude each other, and close when they are no longer needed', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await page.goto('/faq');
    const { navigation, main, panel, searchBox } = frame(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const button = navigation.getByRole('button', { name: 'Menu' });

    await test.step('they are never open at the same time', async () => {
      const bar = await navigation.boundingBox();
      expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 390, 844]);
      await expect(navigation.getByRole('button', { name: 'Upcoming programmes' })).toHaveCount(0);
      await openPanel(page);
      const sheet = await panel.boundingBox();
      expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
      await button.click();
      await expect(menu.getByRole('button', { name: 'Upcoming programmes' })).toBeVisible();
      await expect(panel).toBeHidden();

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(menu).toBeFocused();
      await openPanel(page);
      await expect(menu).toBeHidden();
    });

    await test.step('the menu closes by its button, a click beside it, a move of the focus or navigation', async () => {
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
      await searchBox.focus();
      await expect(menu).toBeHidden();
      await expect(searchBox).toBeFocused();

      await button.click();
      await navigation.getByRole('link', { name: 'Playlists' }).click();
      await expect(menu).toBeHidden();
      await expect(main.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
    });

    await test.step('the panel closes to show the results of its search', async () => {
      await openPanel(page);
      await panel.getByRole('checkbox', { name: 'Daytime' }).check();
      await panel.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(results(page).count).toBeVisible();
      await expect(panel).toBeHidden();
      await openPanel(page);
      await expect(panel.getByRole('checkbox', { name: 'Daytime' })).toBeChecked();
      expect(await axeProblems(page)).toEqual([]);
    });
  });
});

test('in small windows the filters fit and nothing covers the buttons', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  for (const [width, height] of [
    [512, 384],
    [844, 390],
    [320, 256],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const panel = await openPanel(page);
      const first = panel.locator('[data-filter="Broadcasts"]').getByRole('button');
      await expect(first).toBeInViewport({ ratio: 1 });
      // A real press at this position, which an element above the button would receive.
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await panel.locator('[data-filter="Timeslots"]').scrollIntoViewIfNeeded();
      const daytime = panel.getByRole('checkbox', { name: 'Daytime' });
      await daytime.check();
      await panel.getByRole('button', { name: 'Clear all' }).click();
      await expect(daytime).not.toBeChecked();
      await daytime.check();
      await panel.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/slots=/);
      await page.goBack();
      await expect(page).toHaveURL('/faq');
      await expect(panel).toBeHidden();
    });
  }
});
