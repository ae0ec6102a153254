import { frame } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

test('a phone that is turned closes open lists, and the page keeps its size', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/search?v=1&days=1.2.3.4.5.6.7');
  await expect(results(page).thumbnails).toBeVisible();
  await frame(page).fieldsToSearch.tap();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await expect.poll(() => page.evaluate(() => [window.innerWidth, visualViewport?.scale])).toEqual([390, 1]);
});
