import { BROKEN, expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { test } from '../../fixtures/test.ts';

const SCRIPTS = '**/remotes/mfe-account/**/*.js*';

test('[MFE-03] does not run a remote whose code is served as text; Retry restores it', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/console: .*MIME type/);
  await signIn();
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
  });
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 104);
  await expectRetryToHelp(page, () => page.unroute(SCRIPTS));
});
