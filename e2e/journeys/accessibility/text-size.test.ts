import { expectNoSidewaysScroll } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const width of [390, 1440])
  test(`text follows the size that the user has chosen in the browser, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    await page.goto('/savedSearches');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-size', '24px');
    // The setting of browsers: 16 px is their default, 24 px the largest choice of most.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    await expect(heading).toHaveCSS('font-size', '36px');
    const banner = page.getByRole('banner');
    expect(await banner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await expectNoSidewaysScroll(page);
  });
