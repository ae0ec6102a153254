import { BROKEN, expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { test } from '../../fixtures/test.ts';

test('[MFE-03] a message replaces a remote whose host refuses connections; Retry restores it', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/request: GET .*mfe-account.*ERR_CONNECTION_REFUSED/, /console: .*ERR_CONNECTION_REFUSED/);
  await signIn();
  await page.route(BROKEN.files, (route) => route.abort('connectionrefused'));
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 108);
  await expectRetryToHelp(page, () => page.unroute(BROKEN.files));
});
