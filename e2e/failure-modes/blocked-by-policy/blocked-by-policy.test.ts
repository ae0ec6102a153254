import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { BROKEN, expectOnlyItToFail, failure } from '../../fixtures/failed-remote.ts';
import { serveFolder } from '../../fixtures/other-origin.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';

test('[MFE-03] [MFE-09] a remote on an origin that the policy does not allow is never requested', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(
    /policy violation: script-src-elem http:\/\/127\.0\.0\.1/,
    // The page's own request that finds out why.
    /policy violation: connect-src http:\/\/127\.0\.0\.1/,
    /console: .*Content Security Policy/,
  );
  await signIn();
  const host = await serveFolder(registryFolder());
  try {
    // Only in the page's composition: the server, which writes the policy, does not know about it.
    await alterComposition(page, (composition) =>
      withRemote(composition, BROKEN.name, (remote) => ({ ...remote, base: `${host.url}${remote.base}` })),
    );
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, 117);
    expect(host.requests).toEqual([]);
    await page.unrouteAll();
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
  } finally {
    await host.close();
  }
});
