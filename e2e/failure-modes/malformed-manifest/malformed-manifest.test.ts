import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { BROKEN, expectOnlyItToFail, failure } from '../../fixtures/failed-remote.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[MFE-03] a remote with a malformed entry in the registry fails without affecting others; Reload in its message loads the fixed one', async ({
  page,
  signIn,
}) => {
  await signIn();
  await alterComposition(page, (composition) =>
    withRemote(composition, BROKEN.name, ({ name, base }) => ({ name, base, entry: 7 })),
  );
  await page.goto(BROKEN.path);
  await expectOnlyItToFail(page, 104);
  // The page keeps the entry it received; only the next page reads the registry again.
  await page.unrouteAll();
  await failure(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
});
