import { authenticate, statusOfCall } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { BROKEN } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishHeading } from '../../fixtures/written-remote.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

const AS = ['--as', 'The team of the test'];
const PUBLISHED = 'The release of the test';

let before: string;
test.beforeAll(async () => {
  before = (await currentComposition()).id;
});
test.afterEach(async () => {
  await mfe(['rollback', '--registry', registryFolder(), '--to', before]);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const confirm = async (page: Page, name: string, reason = '') => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('[MFE-02] somebody who may manage releases widens and promotes a canary, and rolls everything back', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/');
  await navigationEntry(page, 'Releases').click();
  await expect(heading(page, 'Releases')).toBeVisible();
  await expect(region(page, 'For everyone').getByText(before)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  // A team publishes while the page is open.
  await publishHeading(PUBLISHED, [...AS, '--canary', '5', '--reason', 'Tried first']);
  const canary = region(page, 'Canary');
  await expect(canary.getByText('5% of users')).toBeVisible();
  await expect(canary.getByRole('listitem')).toHaveText([/^mfe-account [0-9a-f]{16}/]);
  await canary.getByRole('button', { name: 'Change share' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Share of users/ })
    .click();
  await page.getByRole('option', { name: '50% of users' }).click();
  await confirm(page, 'Change share');
  await expect(canary.getByText('50% of users')).toBeVisible();

  await canary.getByRole('button', { name: 'Promote' }).click();
  await confirm(page, 'Promote', 'Nobody complained');
  await expect(page.getByText('Done. Open pages offer the change to their users.')).toBeVisible();
  await expect(canary.getByText('No canary is running.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(BROKEN.path);
  await expect(heading(other, PUBLISHED)).toBeVisible();

  await region(page, 'For everyone').getByRole('button', { name: 'Roll back everything' }).click();
  await confirm(page, 'Roll back');
  await expect(region(page, 'For everyone').getByText(before)).toBeVisible();
  await other.reload();
  await expect(heading(other, BROKEN.heading.en)).toBeVisible();
  const changes = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(changes.nth(0)).toContainText(/Rolled back.* · demo · /);
  await expect(changes.nth(1)).toContainText('Nobody complained');

  await chooseInUserMenu(page, '中文');
  await expect(heading(page, '版本发布')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeProblems(page)).toEqual([]);
});

test('[MFE-02] a change applies only to the revision that its user has read; otherwise the page asks again', async ({
  page,
  signIn,
  expectFailures,
}) => {
  await signIn();
  await page.goto('/x/releases');
  await publishHeading(PUBLISHED, AS);
  await region(page, 'For everyone').getByRole('button', { name: 'Roll back mfe-account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Not ready');
  await mfe(['rollback', '--registry', registryFolder(), ...AS]);
  await publishHeading(PUBLISHED, AS);
  expectFailures(/answer: 409 POST .*RollBack/, /console: .*status of 409/);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else changed the releases.');
  await expect(dialog.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Not ready');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toBeHidden();
  expect((await currentComposition()).id).toBe(before);
});

test('other users do not see the page, and the server refuses their calls', async ({ page, signIn }) => {
  await signIn('limited');
  await page.goto('/x/releases');
  await expect(heading(page, 'You do not have permission to manage releases')).toBeVisible();
  await expect(frame(page).navigation.getByText('Saved searches')).toBeVisible();
  await expect(frame(page).navigation.getByText('Releases')).toBeHidden();
  const token = await authenticate(page.request, 'limited');
  expect(await statusOfCall(page.request, token, 'api/Releases/GetReleases/5')).toBe(403);
});
