import { expect, test } from '../../fixtures/account-on-other-widgets.ts';
import { BROKEN, expectOnlyItToFail, expectRetryToHelp, failure } from '../../fixtures/failed-remote.ts';
import { changeOnTheWay } from '../../fixtures/tampering.ts';

for (const { what, ending } of [
  { what: 'script', ending: '.js' },
  { what: 'style sheet', ending: '.css' },
] as const)
  test(`[MFE-03] a remote whose own copy of a library, its ${what}, was changed on its way is not run`, async ({
    page,
    signIn,
    ownCopy,
    expectFailures,
  }) => {
    test.slow();
    expectFailures(/console: .*(integrity|digest)/i);
    await signIn();
    const copy = ownCopy(ending);
    const changed = await changeOnTheWay(page, [copy], ending);
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, 116);
    await failure(page).getByText('Details (AIRDEX-116)').click();
    await expect(failure(page)).toContainText(copy);
    await changed.expectNotToRun();
    await expectRetryToHelp(page, () => changed.stop());
  });
