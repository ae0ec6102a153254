import { BROKEN, expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { test } from '../../fixtures/test.ts';

test('[MFE-03] a message replaces a remote whose files are missing (404); Retry restores it', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET .*mfe-account/, /console: .*404/);
  await signIn();
  await page.route(BROKEN.files, (route) => route.fulfill({ status: 404, json: { error: 'not-found' } }));
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 108);
  await expectRetryToHelp(page, () => page.unroute(BROKEN.files));
});
