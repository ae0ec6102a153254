import { searchAddress, DEFAULT_SEARCH, DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { results, shownCount, showTable } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a search has an address that restores it after a reload and in a second window, with order and view', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await frame(page).searchBox.fill('night');
  await frame(page).searchBox.press('Enter');
  await expect(results(page).count).toBeVisible();
  await expect(page).toHaveURL('/search?v=1&q=night');
  await showTable(page);
  await searchAnsweredAfter(page, () => page.getByRole('button', { name: 'Channel' }).click());
  await expect(page).toHaveURL('/search?v=1&q=night&sort=-channel&view=list');
  const found = await shownCount(page);

  const again = await searchAnsweredAfter(page, () => page.reload());
  expect(again.body).toMatchObject({
    searchFrom: 'QuickSearch',
    term: 'night',
    orderBy: [{ name: 'channel', sortExpression: 'CHANNEL', direction: 'Desc' }],
  });
  await expect(results(page).table).toBeVisible();
  await expect.poll(() => shownCount(page)).toBe(found);
  await expect(frame(page).searchBox).toHaveValue('night');
  await expect(page).toHaveTitle('night – Search results – Airdex');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(results(other).table).toBeVisible();
  await expect.poll(() => shownCount(other)).toBe(found);
});

test('the current search is the title of the page and is marked in the navigation, in both languages', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await navigationEntry(page, 'Upcoming programmes').click();
  await expect(results(page).count).toBeVisible();
  await expect(navigationEntry(page, 'Upcoming programmes')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveTitle('Upcoming programmes – Search results – Airdex');
  await page.reload();
  await expect(results(page).count).toBeVisible();
  await expect(navigationEntry(page, 'Upcoming programmes')).toHaveAttribute('aria-current', 'true');
  await expect(navigationEntry(page, 'Latest programmes')).not.toHaveAttribute('aria-current');
  await chooseInUserMenu(page, '中文');
  await expect(page).toHaveTitle('即将播出 – 搜索结果 – Airdex');
});

test('[RES-05] the search page without a search or with a short term shows instructions, and sends no request', async ({
  page,
  signIn,
}) => {
  await signIn();
  const sent = recordSearches(page);
  await page.goto('/search');
  const { main, searchBox } = frame(page);
  await expect(main.getByRole('heading', { name: 'Nothing to search for yet' })).toBeVisible();
  await expect(main).not.toContainText('address');
  await page.goto('/search?v=1&q=ab');
  await expect(main).toContainText('To run your search, type a word');
  await expect(searchBox).toHaveValue('ab');
  expect(sent).toEqual([]);
});

test('an invalid address shows why, and the default search', async ({ page, signIn }) => {
  await signIn();
  const sent = recordSearches(page);
  const { main } = frame(page);
  for (const [address, title] of [
    ['/search?v=1&channels=bAAAA', 'This address could not be read'],
    ['/search?v=2&q=night', 'This link comes from a newer version of the site'],
  ] as const) {
    const before = sent.length;
    await page.goto(address);
    await expect(main.getByRole('status').filter({ hasText: title })).toBeVisible();
    await expect(main).toContainText(
      'To run your search, type a word or select the criteria of your choice.',
    );
    expect(sent).toHaveLength(before);
    await navigationEntry(page, 'Latest programmes').click();
    await expect(results(page).count).toBeVisible();
    await expect(main).not.toContainText(title);
  }
});

test('a colleague’s address runs within the user’s own subscription, and says what that does not include', async ({
  page,
  signIn,
}) => {
  const token = await signIn('limited');
  const call = (path: string) =>
    page.request.post(path, { data: {}, headers: { Authorization: `Bearer ${token}` } });
  const countries = (await (await call('/api/Search/GetCountriesByPrograms')).json()) as {
    id: number;
    channels: { id: number }[];
  }[];
  const own = countries.flatMap(({ channels }) => channels.map(({ id }) => id));
  const all = Array.from({ length: 40 }, (_, index) => index + 1).filter((id) => !own.includes(id));
  const foreign = all.slice(0, 3);
  const address = searchAddress({
    ...DEFAULT_SEARCH,
    filter: {
      ...DEFAULT_SEARCH_FILTER,
      selectedBroadcasts: [...own.slice(0, 2), ...foreign],
      selectedGenres: [],
    },
  });
  const { body, result } = await searchAnsweredAfter(page, () => page.goto(address));
  expect(body.selectedBroadcasts).toHaveLength(5);
  expect(result.programs.length).toBeGreaterThan(0);
  const notice = frame(page).main.getByText(
    'Your subscription has no programmes for 3 channels of this search.',
  );
  await expect(notice).toBeVisible();

  // A search from a card names whole countries, and the period of a subscription may start later.
  const fromCard = { ...DEFAULT_SEARCH_FILTER, selectedCountries: [...countries.map(({ id }) => id), 9999] };
  await page.goto(
    searchAddress({ ...DEFAULT_SEARCH, filter: { ...fromCard, startDate: '1990-01-01', endDate: null } }),
  );
  await expect(frame(page).main.getByText(/^Your subscription has no programmes for/)).toHaveText(
    /for 1 country and launches before \d\d\/\d\d\/20\d\d of this search\.$/,
  );

  // The user's own search shows no such notice.
  await navigationEntry(page, 'Latest programmes').click();
  await expect(frame(page).main.getByText(/^Your subscription has no programmes for/)).toBeHidden();
});

test('2,000 chosen channels fit into the address', async ({ page, signIn }) => {
  await signIn();
  const channels = Array.from({ length: 5704 }, (_, index) => index + 1).filter(
    (id) => (id * 7919) % 5704 < 2000,
  );
  const address = searchAddress({
    ...DEFAULT_SEARCH,
    filter: { ...DEFAULT_SEARCH_FILTER, selectedBroadcasts: channels },
  });
  expect(address.length).toBeLessThan(1000);
  const { body } = await searchAnsweredAfter(page, () => page.goto(address));
  expect(body.selectedBroadcasts).toEqual(channels);
  await expect(results(page).count).toBeVisible();
});

test('an address asks visitors to sign in, and then opens its search', async ({ page }) => {
  await page.goto('/search?v=1&q=night&view=list');
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('colleague');
  await page.getByLabel('Password', { exact: true }).fill('Demo2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(results(page).table.or(confirm)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL('/search?v=1&q=night&view=list');
  await expect(results(page).table).toBeVisible();
});

test('the panel shows the filters of the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/search?v=1&days=6.7&video=1');
  await expect(results(page).count).toBeVisible();
  const panel = await openPanel(page);
  await expect(panel.getByRole('checkbox', { name: 'Sat' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Fri' })).not.toBeChecked();
  await expect(panel.getByRole('switch', { name: 'With video' })).toBeChecked();
});
