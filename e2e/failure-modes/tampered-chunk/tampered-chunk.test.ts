import { currentComposition } from '../../fixtures/registry.ts';
import { BROKEN, expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[MFE-03] a remote of which a chunk was changed on its way is not run; Retry brings the released one', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/console: .*(integrity|digest)/i);
  await signIn();
  const { remotes } = await currentComposition();
  const files = remotes.find(({ name }) => name === BROKEN.name)?.preload[BROKEN.exposed] ?? [];
  const chunk = files.find(({ path }) => path.endsWith('.js'))?.path ?? '';
  expect(chunk).not.toBe('');
  const url = `${BROKEN.files}/${chunk}*`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.airdexWasHere = true;\n${await response.text()}` });
  });
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 116);
  await expectRetryToHelp(page, () => page.unroute(url));
  expect(await page.evaluate(() => 'airdexWasHere' in window)).toBe(false);
});
