import { axeProblems } from '../../fixtures/axe.ts';
import { loginForm } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const ACCOUNT_PAGES = ['/dailyUpdate', '/mySubscription', '/reports', '/aboutUs', '/account'];
const VISITOR_PAGES = ['/freeTrial', '/recoverPassword/none', '/unSubscribe/none/none', '/privacy'];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the login page is accessible', async ({ page }) => {
      await page.goto('/login');
      await expect(loginForm(page).username).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });

    test('home, FAQ and the not-found page are accessible', async ({ page, signIn, expectFailures }) => {
      test.slow();
      expectFailures(/answer: 404 GET .*\/no\/such\/page/, /console: .*404 .*\/no\/such\/page/);
      await signIn('demo', { cookiesAccepted: 'false' });
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      for (const path of ['/faq', '/savedSearches', '/no/such/page']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeProblems(page), path).toEqual([]);
      }
    });

    test('the account pages are accessible', async ({ page, signIn }) => {
      test.slow();
      await signIn('demo');
      for (const path of ACCOUNT_PAGES) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.locator('[role=status][aria-label]')).toHaveCount(0);
        expect(await axeProblems(page), path).toEqual([]);
      }
    });

    test('the pages for visitors are accessible', async ({ page }) => {
      for (const path of VISITOR_PAGES) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.locator('[role=status][aria-label]')).toHaveCount(0);
        expect(await axeProblems(page), path).toEqual([]);
      }
    });
  });
