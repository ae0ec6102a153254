import { expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { repair, test, WORKS } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is loaded says so in its place; Retry brings it back', async ({
  page,
  signIn,
  failAt,
}) => {
  await signIn();
  await failAt(page, 'load');
  await page.goto('/faq');
  await expectOnlyItToFail(page, 111);
  await expectRetryToHelp(page, () => repair(page), WORKS);
});
