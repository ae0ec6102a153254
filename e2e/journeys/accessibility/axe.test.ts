import { axeProblems } from '../../fixtures/axe.ts';
import { loginForm } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the login page keeps nobody out', async ({ page }) => {
      await page.goto('/login');
      await expect(loginForm(page).username).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });

    test('home, questions and a page that is not there keep nobody out', async ({
      page,
      signIn,
      expectFailures,
    }) => {
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
  });
