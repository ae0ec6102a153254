import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Whether the container of the remote has been run: it sets a global variable. */
const hasRun = (page: Page) => page.evaluate(() => 'mfe_account' in window);

test('[MFE-06] a remote built against another major of the contract is refused, and its code is not run', async ({
  page,
  signIn,
}) => {
  await signIn();
  await alterComposition(page, (composition) =>
    withRemote(composition, 'mfe-account', (remote) => ({ ...remote, contractVersion: '99.0.0' })),
  );
  await page.goto('/faq');
  const failure = frame(page).main.getByRole('alert');
  await expect(failure).toContainText('This part of Airdex does not fit the version you have open');
  await expect(failure).toContainText('Reload the page to get matching versions.');
  expect(await hasRun(page)).toBe(false);

  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await chooseInUserMenu(page, 'FAQ');

  // The registry has one that fits by now.
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  expect(await hasRun(page)).toBe(true);
});
