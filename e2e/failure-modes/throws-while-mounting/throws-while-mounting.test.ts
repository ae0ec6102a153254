import { expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { repair, test, WORKS } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is mounted says so in its place; Retry brings it back', async ({
  page,
  signIn,
  failAt,
}) => {
  await signIn();
  await failAt(page, 'mount');
  await page.goto('/faq');
  await expectOnlyItToFail(page, 113);
  await expectRetryToHelp(page, () => repair(page), WORKS);
});
