import { DATE, expect, test } from '../../fixtures/dated-remote.ts';
import { BROKEN, expectOnlyItToFail, expectRetryToHelp, failure } from '../../fixtures/failed-remote.ts';
import { changeOnTheWay } from '../../fixtures/tampering.ts';

test('[MFE-03] does not run a library of the shell that loads on demand and was changed in transit', async ({
  page,
  signIn,
  luxon,
  expectFailures,
}) => {
  test.slow();
  expectFailures(/console: .*(integrity|digest)/i);
  await signIn();
  const changed = await changeOnTheWay(page, [luxon], '.js');
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 116);
  await failure(page).getByText('Details (AIRDEX-116)').click();
  await expect(failure(page)).toContainText(luxon);
  await changed.expectNotToRun();
  await expectRetryToHelp(page, () => changed.stop(), DATE);
});
