import { signInQuickly, type Username } from '../../fixtures/accounts.ts';
import { Collections } from '../../fixtures/collections.ts';
import { actions, dialogOf } from '../../fixtures/collection-dialogs.ts';
import { OwnServer } from '../../fixtures/own-server.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { searchFor } from '../../fixtures/selecting.ts';
import { expect, test as base, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

const COLLEAGUES = 2000;
/** Together with two that the test adds, there are five hundred. */
const PLAYLISTS = 498;
/** Maximum number of rendered rows: those in view, and some around them. */
const RENDERED_MAX = 30;

const test = base.extend<object, { readonly own: OwnServer }>({
  own: [
    async ({}, use) => {
      const own = await OwnServer.start();
      await own.fillCompany({ colleagues: COLLEAGUES, playlists: PLAYLISTS });
      await use(own);
      await own.end();
    },
    // A server starts slowly while other tests run.
    { scope: 'worker', timeout: patiently(120_000) },
  ],
});
test.use({ baseURL: ({ own }, use) => use(own.url) });

/** Signs in on the test's own server. */
async function signIn(page: Page, { url }: OwnServer, username: Username): Promise<Collections> {
  const token = await signInQuickly(page.context(), username, {}, url);
  return new Collections(page.request, token, url);
}

test('[SHR-01] [PLS-02] [PLS-03] a playlist is shared with half of 2,000 colleagues, and taken back from some of them', async ({
  page,
  own,
}) => {
  test.slow();
  const kept = await signIn(page, own, 'demo');
  const name = 'For the desks';
  await kept.addPlaylist(name);
  await page.goto('/playlists');
  const { dialog, share, unlinkUsers } = playlistsPage(page);
  const search = dialog.getByRole('searchbox');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  const none = dialog.getByText('No Results Found');
  const list = (label: string) => dialog.getByRole('listbox', { name: label });
  const heading = (label: string) => dialog.getByRole('heading', { level: 3, name: label });
  const active = (label: string) =>
    list(label).evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );

  await share(name).click();
  await expect(heading('Available')).toHaveText('Available 2,001');
  expect(await list('Available').getByRole('option').count()).toBeLessThan(RENDERED_MAX);
  await search.fill('nobody');
  await expect(none).toHaveCount(2);
  await search.fill('DESK1');
  // desk1, desk10 to 19, 100 to 199 and 1000 to 1999.
  await expect(heading('Available')).toHaveText('Available 1,111 / 2,001');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await expect(heading('Selected')).toHaveText('Selected 1,111');
  await expect(none).toHaveCount(1);
  expect(await list('Selected').getByRole('option').count()).toBeLessThan(RENDERED_MAX);
  await search.fill('');
  await expect(heading('Available')).toHaveText('Available 890');
  await expect(heading('Selected')).toHaveText('Selected 1,111');

  // By keyboard: the last of the available users, and one of the selected ones back.
  await search.press('ArrowDown');
  await expect(list('Available')).toBeFocused();
  await expect.poll(() => active('Available')).toBe('colleague@example.com');
  await page.keyboard.press('End');
  await expect.poll(() => active('Available')).toBe('desk2000@example.com');
  await expect(list('Available').getByRole('option', { name: 'desk2000@' })).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(heading('Selected')).toHaveText('Selected 1,112');
  await page.keyboard.press('Tab');
  await expect(list('Selected')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Available')).toHaveText('Available 890');
  await expect(dialog.getByText('1,111 selected')).toBeVisible();
  await confirm.click();
  await expect(page.getByText(`Playlist “${name}” shared with 1,111 colleagues.`)).toBeVisible();

  await unlinkUsers(name).click();
  await expect(heading('Shared with')).toHaveText('Shared with 1,111');
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(RENDERED_MAX);
  await search.fill('nobody');
  await expect(none).toBeVisible();
  await search.fill('desk20');
  await expect(heading('Shared with')).toHaveText('Shared with 1 / 1,111');
  await search.fill('desk19');
  await expect(heading('Shared with')).toHaveText('Shared with 111 / 1,111');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 colleagues will be removed when you confirm.')).toBeVisible();
  await confirm.click();
  await expect(page.getByText(`Playlist “${name}” is no longer shared with 2 colleagues.`)).toBeVisible();
  await unlinkUsers(name).click();
  await expect(heading('Shared with')).toHaveText('Shared with 1,109');
});

test('lists five hundred playlists at once, and the last one can be reached by its name or by keys', async ({
  page,
  own,
}) => {
  const kept = await signIn(page, own, 'limited');
  const long = 'A very long name, as some people have them, of a playlist that goes on and on'.repeat(2);
  await kept.addPlaylist(long);
  await kept.addPlaylist('List 500');
  await searchFor(page, 'the');
  const { addToExisting, options, option, search } = dialogOf(page);
  await actions(page).add.click();
  await addToExisting.click();
  await expect(option('List 1').first()).toBeVisible();
  expect(await options.count()).toBeLessThan(60);
  await search.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(option('List 500')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(option('A very long name')).toHaveAttribute('aria-selected', 'true');
  await search.fill('list 49');
  await expect(options.first()).toHaveAttribute('aria-setsize', '10');
});
