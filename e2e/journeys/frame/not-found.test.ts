import { frame } from '../../fixtures/frame.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! 404 SOMETHING Went WRONG' })).toBeVisible();
  const { main } = frame(page);
  await expect(main).toContainText('The link you clicked may be broken or the page may have been removed.');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:.+@.+/);
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
}

test('[NFD-01] an unknown address shows the not-found page with a link home', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET /, /console: .*404/);
  await signIn();
  await page.goto('/no/such/page');
  await expectNotFound(page);
  await frame(page).main.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('[NFD-01] a visitor sees the page as well, without a redirect to the login page', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET /, /console: .*404/);
  await page.goto('/no/such/page');
  await expectNotFound(page);
  await expect(page).toHaveURL('/no/such/page');
});

test('[NFD-01] an address that cannot be decoded, such as a link that was cut off, shows the page', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET /, /console: .*404/);
  await signIn();
  await page.goto('/card/%E0%A4');
  await expectNotFound(page);
});
