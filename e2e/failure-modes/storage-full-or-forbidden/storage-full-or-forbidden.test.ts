import { endSessions } from '../../fixtures/accounts.ts';
import { BROKEN, expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const heading = { level: 1, name: BROKEN.heading.en } as const;

test('[MFE-03] with full storage, everything works except what has to be stored', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectTheRestToWork(page);
});

test('[MFE-03] with forbidden storage, a visitor can sign in and work until the page is closed', async ({
  page,
  request,
}) => {
  await endSessions(request, 'demo');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/');
  await chooseInUserMenu(page, BROKEN.line);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectTheRestToWork(page);
});
