import { expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { repair, test, WORKS } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is rendered says so in its place; Retry brings it back', async ({
  page,
  signIn,
  failAt,
  expectFailures,
}) => {
  // React's own words on it, for developers.
  expectFailures(/console: Error: The remote fails at/);
  await signIn();
  await failAt(page, 'render');
  await page.goto('/faq');
  await expectOnlyItToFail(page, 115);
  await expectRetryToHelp(page, () => repair(page), WORKS);
});
