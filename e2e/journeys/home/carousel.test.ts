import { eventsHandled, installClock, stopClock } from '../../fixtures/page-clock.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Airdex selection' });
/** The position, such as "2 / 3". */
const place = (page: Page, number: number) => carousel(page).getByText(new RegExp(`^${number} / \\d+$`));
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const programmes = (page: Page) => carousel(page).getByRole('link', { name: /opens in a new tab/ });
const elsewhere = (page: Page) => page.mouse.move(2, 2);

test.describe('for users who accept motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[CAR-01] advances every 3.5 s, except under pointer or focus, or when paused', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await installClock(page);
    await page.goto('/');
    await carousel(page).getByRole('heading').hover();
    await stopClock(page);
    // It may have moved while the page was loading.
    const [here, there] = (await place(page, 1).isVisible()) ? [1, 2] : [2, 1];

    await page.clock.runFor(10_000);
    await expect(place(page, here)).toBeVisible();
    await elsewhere(page);
    await eventsHandled(page);
    await page.clock.runFor(3400);
    await expect(place(page, here)).toBeVisible();
    await page.clock.runFor(200);
    await expect(place(page, there)).toBeVisible();
    await page.clock.runFor(3500);
    await expect(place(page, here)).toBeVisible();

    await programmes(page).first().focus();
    await page.clock.runFor(10_000);
    await expect(place(page, here)).toBeVisible();

    await button(page, 'Stop automatic scrolling').press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(10_000);
    await expect(place(page, here)).toBeVisible();
    await expect(button(page, 'Start automatic scrolling')).toBeVisible();
  });
});

test('[CAR-01] arrows move left and right in a loop; as many programmes are visible as fit', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  for (const { width, inSight } of [
    { width: 1440, inSight: 12 },
    { width: 1000, inSight: 6 },
    { width: 390, inSight: 2 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(programmes(page)).toHaveCount(inSight);
    await expect(programmes(page).last()).toBeInViewport({ ratio: 0 });
  }
  await expect(place(page, 1)).toHaveText('1 / 12');
  const first = await programmes(page).first().getAttribute('href');
  await button(page, 'Previous programmes').click();
  await expect(place(page, 12)).toBeVisible();
  await button(page, 'Next programmes').press('Enter');
  await expect(programmes(page).first()).toHaveAttribute('href', first ?? '');
  await expect(carousel(page).getByRole('status')).toHaveText('Page 1 of 12');
  await expect(button(page, 'Next programmes')).toBeFocused();
  // With reduced motion it does not rotate, so it has no pause button.
  await expect(button(page, 'Stop automatic scrolling')).toHaveCount(0);
});

// With reduced motion, so that it does not advance during the swipe.
test('[CAR-01] it can be swiped', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  const items = (number: number) => carousel(page).getByRole('group', { name: `Page ${number} of 2` });
  // It moves once its other page is rendered.
  await expect(async () => {
    if (await place(page, 1).isVisible()) await button(page, 'Next programmes').click();
    await expect(items(2)).toBeInViewport({ timeout: patiently(1000) });
  }).toPass();

  const box = await carousel(page).boundingBox();
  if (box === null) throw new Error('There is nothing to drag');
  const [x, y] = [box.x + box.width - 200, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 900, y, { steps: 5 });
  await page.mouse.up();
  await expect(items(1)).toBeInViewport({ ratio: 1 });
  await expect(place(page, 1)).toBeVisible();
  // A drag is not a click, so no card was opened.
  expect(page.context().pages()).toHaveLength(1);
});
