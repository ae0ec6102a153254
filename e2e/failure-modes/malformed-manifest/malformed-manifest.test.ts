import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { BROKEN, expectOnlyItToFail, failure } from '../../fixtures/failed-remote.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[MFE-03] a remote whose entry in the registry is malformed fails alone; the next page has the fixed one', async ({
  page,
  signIn,
}) => {
  await signIn();
  await alterComposition(page, (composition) =>
    withRemote(composition, BROKEN.name, ({ name, base }) => ({ name, base, entry: 7 })),
  );
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 104);
  // The page keeps what it received; only the next page asks the registry again.
  await page.unrouteAll();
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
});

test('[MFE-03] its message offers what helps, a reload', async ({ page, signIn }) => {
  await signIn();
  await alterComposition(page, (composition) =>
    withRemote(composition, BROKEN.name, ({ name, base }) => ({ name, base, entry: 7 })),
  );
  await page.goto(BROKEN.path);
  await expect(failure(page)).toContainText('AIRDEX-104');
  await page.unrouteAll();
  await failure(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
});
