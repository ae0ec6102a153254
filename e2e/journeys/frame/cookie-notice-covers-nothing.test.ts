import type { Locator } from '@playwright/test';
import { EXCEL_CALL, exportsOf } from '../../fixtures/exports.ts';
import { frame } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { results, scrollTo } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';
import { patiently } from '../../setup/patience.ts';

const WIDTHS = [390, 1024, 1600];

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 800 ? 844 : 800 });

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** The elements under the notice, at points all over it. */
const under = (notice: Locator) =>
  notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = new Set<Element>();
    for (let x = 2; x < width; x += 16)
      for (let y = 2; y < height; y += 8)
        for (const there of document.elementsFromPoint(left + x, top + y))
          if (!element.contains(there) && !there.contains(element)) found.add(there);
    return [...found].map((there) => there.outerHTML.slice(0, 120));
  });

/** The controls whose centre is not visible while they have the focus. `all` is the number of all controls. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const hidden: string[] = [];
    let all = 0;
    for (const control of controls) {
      // The label around native inputs of switches and check boxes is the visible part.
      const drawn = control.closest('label') ?? control;
      if (!drawn.checkVisibility({ visibilityProperty: true }) || drawn.closest('[inert]') !== null) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      all += 1;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there === null || !(drawn.contains(there) || there.contains(drawn))) hidden.push(drawn.outerHTML);
    }
    return { all, hidden: hidden.map((html) => html.slice(0, 160)) };
  });

test('[CKI-01] the cookie notice is shown unless true is stored, and covers no content and no focus', async ({
  page,
  signIn,
}) => {
  test.setTimeout(patiently(120_000));
  await signIn('demo', { cookiesAccepted: 'false' });
  const notice = cookieNotice(page);
  const { main, scroller, footer } = frame(page);

  await page.goto('/');
  for (const path of ['/', '/dailyUpdate', '/account', '/faq']) {
    if (path !== '/') await visit(page, path);
    await expect(notice).toBeVisible();
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(main.locator('[role=status][aria-label]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await resize(page, width);
      const where = `${path}, ${width} px`;
      // After a resize, the page may become longer a moment later.
      await expect(async () => {
        await scrollTo(scroller, 0);
        expect(await under(notice), where).toEqual([]);
        // The end of the page can be scrolled into view above the notice.
        await scrollTo(scroller, 1);
        await expect(footer.getByRole('link').last()).toBeInViewport({ ratio: 1, timeout: 1000 });
        expect(await under(notice), `${where}, at its end`).toEqual([]);
      }).toPass({ timeout: patiently(10_000) });
      const { all, hidden } = await hiddenFocus(page);
      expect(all, where).toBeGreaterThan(10);
      expect(hidden, where).toEqual([]);
    }
  }
});

test('[CKI-01] the cookie notice covers no results and no running export', async ({ page, signIn }) => {
  test.slow();
  await signIn('demo', { cookiesAccepted: 'false' });
  await page.goto('/search?v=1&days=1.2.3.4.5.6.7&view=list');
  const notice = cookieNotice(page);
  const { scroller } = results(page);
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(scroller.getByRole('link').first()).toBeVisible();
    await expect(async () => {
      await scrollTo(scroller, 1);
      expect(await under(notice), `results, ${width} px`).toEqual([]);
    }).toPass({ timeout: patiently(10_000) });
  }

  await scrollTo(scroller, 0);
  const held = await holdRequests(page, EXCEL_CALL);
  await exportsOf(page).excel.click();
  await held.arrived;
  const { dock, rows } = exportsOf(page);
  for (const width of [1600, 1024]) {
    await resize(page, width);
    await expect(rows).toHaveCount(1);
    await expect(async () => {
      await scrollTo(scroller, 0);
      expect(await under(notice), `export, ${width} px`).toEqual([]);
    }).toPass({ timeout: patiently(10_000) });
    await expect(dock.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  }
  held.release();
});

test('[CKI-01] visitors see no cookie notice', async ({ page }) => {
  await page.goto('/login');
  for (const path of ['/login', '/freeTrial', '/privacy']) {
    if (path !== '/login') await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cookieNotice(page)).toHaveCount(0);
  }
});
