import { replaceRemote } from '../../fixtures/composition-in-page.ts';
import { BROKEN, expectOnlyItToFail } from '../../fixtures/failed-remote.ts';
import { test } from '../../fixtures/test.ts';

test('[MFE-03] a remote whose entry file has no container fails without affecting others', async ({
  page,
  signIn,
}) => {
  await signIn();
  await replaceRemote(page, BROKEN.name, [BROKEN.exposed], 'window.something = "else";');
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 104);
});
