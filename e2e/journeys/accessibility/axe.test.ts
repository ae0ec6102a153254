import { axeProblems } from '../../fixtures/axe.ts';
import { loginForm } from '../../fixtures/login-form.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

const ACCOUNT_PAGES = ['/dailyUpdate', '/mySubscription', '/reports', '/account'];
const VISITOR_PAGES = ['/freeTrial', '/recoverPassword/none', '/unSubscribe/none/none', '/privacy'];

/** Expects that axe finds no faults in either theme, once the page has loaded. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[role=status][aria-label]')).toHaveCount(0);
  await expectNoFaults(page, path);
}

async function expectNoFaults(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page), `${path}, ${colorScheme}`).toEqual([]);
  }
}

test('home, FAQ and the not-found page are accessible', async ({ page, signIn, expectFailures }) => {
  test.slow();
  expectFailures(/answer: 404 GET .*\/no\/such\/page/, /console: .*404 .*\/no\/such\/page/);
  await signIn('demo', { cookiesAccepted: 'false' });
  await page.goto('/no/such/page');
  await expectAccessible(page, '/no/such/page');
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectNoFaults(page, '/');
  for (const path of ['/faq', '/savedSearches']) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});

test('the account pages are accessible', async ({ page, signIn }) => {
  test.slow();
  await signIn('demo');
  await page.goto('/aboutUs');
  await expectAccessible(page, '/aboutUs');
  for (const path of ACCOUNT_PAGES) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});

test('the login page and the pages for visitors are accessible', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await expect(loginForm(page).username).toBeVisible();
  await expectNoFaults(page, '/login');
  for (const path of VISITOR_PAGES) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});
