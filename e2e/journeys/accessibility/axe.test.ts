import AxeBuilder from '@axe-core/playwright';
import { navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { loginForm } from '../../fixtures/login-form.ts';
import { results, showTable } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** What axe holds against a page that keeps people out, a line each. The themes differ in nothing but colours. */
async function seriousProblems(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const axe = new AxeBuilder({ page });
  const { violations } = await (isDark ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the login page keeps nobody out', async ({ page }) => {
      await page.goto('/login');
      await expect(loginForm(page).username).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
    });

    test('home, questions and a page that is not there keep nobody out', async ({ page, signIn }) => {
      test.slow();
      await signIn('demo', { cookiesAccepted: 'false' });
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
      for (const path of ['/faq', '/savedSearches', '/no/such/page']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousProblems(page), path).toEqual([]);
      }
    });

    test('the advanced panel, its lists and its calendars keep nobody out', async ({ page, signIn }) => {
      test.slow();
      await signIn();
      await page.goto('/faq');
      const panel = await openPanel(page);
      await panel.getByRole('button', { name: 'More filters' }).click();
      await expect(panel.getByRole('button', { name: /^Genres/ })).toBeEnabled();
      expect(await seriousProblems(page), 'panel').toEqual([]);
      await panel.getByRole('button', { name: /^Genres/ }).click();
      await page.getByRole('treeitem').first().click();
      expect(await seriousProblems(page), 'list').toEqual([]);
      await page.keyboard.press('Escape');
      await panel.getByRole('button', { name: 'Choose in the calendar' }).click();
      await expect(page.getByRole('grid')).toHaveCount(2);
      expect(await seriousProblems(page), 'calendars').toEqual([]);
    });

    test('results in both views and the card keep nobody out', async ({ page, signIn }) => {
      test.slow();
      await signIn();
      await page.goto('/faq');
      const { result } = await searchAnsweredAfter(page, () =>
        navigationEntry(page, 'Latest programmes').click(),
      );
      await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
      await page.getByRole('button', { name: 'Show selection' }).click();
      expect(await seriousProblems(page), 'thumbnails').toEqual([]);
      await showTable(page);
      expect(await seriousProblems(page), 'table').toEqual([]);
      await page.goto(`/card/${result.programs[0]?.idProgram ?? 0}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousProblems(page), 'card').toEqual([]);
    });
  });
