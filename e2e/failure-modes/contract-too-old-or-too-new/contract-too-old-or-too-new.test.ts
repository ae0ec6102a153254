import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { BROKEN, expectOnlyItToFail, failure } from '../../fixtures/failed-remote.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Whether the container of the remote has run: it sets a global variable. */
const hasRun = (page: Page) => page.evaluate(() => 'mfe_account' in window);

for (const { what, contractVersion, number } of [
  { what: 'a contract that is too new for the page', contractVersion: '99.0.0', number: 106 },
  { what: 'a contract that the page no longer supports', contractVersion: '0.9.0', number: 105 },
])
  test(`[MFE-06] refuses a remote built against ${what} before it runs, naming both versions; Reload gets a matching one`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await alterComposition(page, (composition) =>
      withRemote(composition, BROKEN.name, (remote) => ({ ...remote, contractVersion })),
    );
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, number, 'misfit');
    await expect(failure(page)).toContainText(contractVersion);
    await expect(failure(page)).toContainText(/offers \d+\.\d+\.\d+/);
    expect(await hasRun(page)).toBe(false);

    // The registry now has a matching release.
    await page.unrouteAll();
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
    expect(await hasRun(page)).toBe(true);
  });
