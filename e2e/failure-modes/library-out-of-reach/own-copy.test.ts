import { expect, test } from '../../fixtures/account-on-other-widgets.ts';
import { BROKEN, expectOnlyItToFail, expectRetryToHelp, failure } from '../../fixtures/failed-remote.ts';

for (const { what, ending } of [
  { what: 'script', ending: '.js' },
  { what: 'style sheet', ending: '.css' },
] as const)
  test(`[MFE-03] a remote that can’t have the ${what} of its own copy of a library says so; Retry brings it`, async ({
    page,
    signIn,
    ownCopy,
    expectFailures,
  }) => {
    test.slow();
    const copy = ownCopy(ending);
    expectFailures(copy);
    await signIn();
    const isCopy = (url: URL) => url.pathname === copy;
    await page.route(isCopy, (route) => route.abort('connectionrefused'));
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, 108);
    await failure(page).getByText('Details (AIRDEX-108)').click();
    await expect(failure(page)).toContainText(copy);
    await expectRetryToHelp(page, () => page.unroute(isCopy));
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('没有这样的问题');
    await expect(page.getByRole('main').getByRole('button').last()).toHaveCSS('letter-spacing', '3px');
    const sheets = page.locator('link[rel="stylesheet"][href*="/remotes/mfe-account/"]');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.first()).toHaveAttribute('href', /own-copy-shared-ui/);
  });
