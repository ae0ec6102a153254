import { BROKEN, failure } from '../../fixtures/failed-remote.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

const SEARCH_FILES = '**/remotes/mfe-search/**';

test('[MFE-03] two remotes that fail at the same time each show their own message, and Retry restores them one by one', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(
    /request: GET .*mfe-account/,
    /request: GET .*mfe-search/,
    /console: .*ERR_CONNECTION_REFUSED/,
  );
  await signIn();
  for (const files of [BROKEN.files, SEARCH_FILES])
    await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto(BROKEN.path);
  await frame(page)
    .navigation.getByRole('button', { name: /^(Advanced search|Filters)$/ })
    .click();
  const inPanel = frame(page).panel.getByRole('alert');
  await expect(failure(page)).toContainText('AIRDEX-108');
  await expect(inPanel).toContainText('AIRDEX-108');

  await page.unroute(SEARCH_FILES);
  await inPanel.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(frame(page).panel.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(frame(page).panel).toBeFocused();
  await expect(failure(page)).toContainText('AIRDEX-108');
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await page.goBack();
  await expect(failure(page)).toContainText('AIRDEX-108');
  await page.unroute(BROKEN.files);
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
});
