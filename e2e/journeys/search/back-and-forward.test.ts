import { frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { recordSearches } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

test('Back and Forward visit each search once, and header and panel follow', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const { searchBox, main } = frame(page);
  const { count } = results(page);
  const question = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(question).toBeVisible();

  await navigationEntry(page, 'Latest programmes').click();
  await expect(page).toHaveURL(/from=latest/);
  await expect(count).toBeVisible();
  await searchBox.fill('night');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/search?v=1&q=night');
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: 'Original' }).check();
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?v=1&q=night&formats=1');
  await expect(count).toBeVisible();
  const sent = recordSearches(page);

  await page.goBack();
  await expect(page).toHaveURL('/search?v=1&q=night');
  await expect(searchBox).toHaveValue('night');
  await expect(panel.getByRole('checkbox', { name: 'Original' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/from=latest/);
  await expect(searchBox).toHaveValue('');
  await expect(count).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(question).toBeVisible();
  await expect(count).toBeHidden();
  await expect(panel).toBeHidden();

  await page.goForward();
  await expect(page).toHaveURL(/from=latest/);
  await expect(count).toBeVisible();
  await expect(count).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/search?v=1&q=night');
  // The browser may never send a request that is aborted at once.
  await expect.poll(() => sent.length).toBe(4);
  await page.goForward();
  await expect(page).toHaveURL('/search?v=1&q=night&formats=1');
  await expect(searchBox).toHaveValue('night');
  await expect(main.getByRole('status').filter({ hasText: /programmes?$/ })).toBeVisible();
  await expect
    .poll(() =>
      sent.map(
        ({ body }) => `${body.searchFrom ?? ''} ${body.term ?? ''} ${String(body.selectedFormatTypes)}`,
      ),
    )
    .toEqual(['QuickSearch night ', 'Latest  ', 'Latest  ', 'QuickSearch night ', 'AdvancedSearch night 1']);
});

test('[LAY-02] Back as soon as a search has started shows the page or the search before it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const question = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(question).toBeVisible();
  await backAfterNextEntry(page);
  await navigationEntry(page, 'Latest programmes').click();
  await expect(page).toHaveURL('/faq');
  await expect(results(page).scroller).toBeHidden();
  await expect(question).toBeVisible();

  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  const found = await shownCount(page);
  const sent = recordSearches(page);
  await backAfterNextEntry(page);
  await navigationEntry(page, 'Upcoming programmes').click();
  await expect.poll(() => sent.at(-1)?.body.searchFrom).toBe('Latest');
  await expect(page).toHaveURL(/from=latest/);
  await expect.poll(() => shownCount(page)).toBe(found);
});

/** Goes back as soon as the page has added its next history entry. */
async function backAfterNextEntry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      history.back();
    };
  });
}

test('a search is one history entry, whatever its order and view and however often it is repeated or typed', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');

  await test.step('a page and Back shows the search again', async () => {
    await navigationEntry(page, 'Upcoming programmes').click();
    await expect(results(page).count).toBeVisible();
    await navigationEntry(page, 'Saved searches').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
    await page.goBack();
    await expect(results(page).count).toBeVisible();
    await expect(page).toHaveURL(/\/search\?v=1&from=upcoming/);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  await test.step('Back leads to where the typing began', async () => {
    const { searchBox } = frame(page);
    await navigationEntry(page, 'Latest programmes').click();
    await expect(page).toHaveURL(/from=latest/);
    await searchBox.pressSequentially('nig');
    await expect(page).toHaveURL('/search?v=1&q=nig');
    await searchBox.pressSequentially('ht');
    await expect(page).toHaveURL('/search?v=1&q=night');
    await searchBox.pressSequentially('s');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/search?v=1&q=nights');
    await page.goBack();
    await expect(page).toHaveURL(/from=latest/);
    await expect(searchBox).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  await test.step('order and view add no entries, and neither does repeating the same search', async () => {
    await navigationEntry(page, 'Airdex selection').click();
    await expect(results(page).count).toBeVisible();
    await results(page).tableView.click();
    await page.getByRole('button', { name: 'Channel' }).click();
    await expect(page).toHaveURL(/sort=-channel&view=list$/);
    await navigationEntry(page, 'Airdex selection').click();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
});

test('[RES-03] Back keeps the table that was chosen since, and moves the focus from a title to the heading', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/search?v=1&q=night');
  const { thumbnails, table, tableView } = results(page);
  await expect(thumbnails).toBeVisible();
  await navigationEntry(page, 'Latest programmes').click();
  await expect(page).toHaveURL(/from=latest/);
  await tableView.click();
  await expect(page).toHaveURL(/view=list/);
  await table.getByRole('row').nth(1).getByRole('link').focus();
  await page.goBack();
  await expect(page).toHaveURL('/search?v=1&q=night');
  await expect(table).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeFocused();
});
