import { endSessions } from '../../fixtures/accounts.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { placeOf } from '../../fixtures/place.ts';
import { results, scrollTo, showTable, shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a whole visit: sign in, read, search, open a card, change the language, log out', async ({
  page,
  request,
}) => {
  test.slow();
  await endSessions(request, 'demo');
  await page.goto('/faq');
  await expect(page).toHaveURL('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();

  const { logo, searchBox, main } = frame(page);
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(main.getByRole('link').first()).toBeVisible();

  // Without Enter, the search starts a second after the last key.
  const found = await searchAnsweredAfter(page, () => searchBox.pressSequentially('the'));
  expect(found.body).toMatchObject({ searchFrom: 'QuickSearch', term: 'the', page: 1, resultsPerPage: 120 });
  await expect.poll(() => shownCount(page)).toBe(found.result.count);
  expect(found.result.count).toBeGreaterThan(240);
  // Before the list has measured its rows, it cannot be scrolled.
  await placeOf(page);
  const more = await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 0.7));
  expect(more.body.page).toBe(2);

  // The other view starts with the programmes that were visible: the first one is at the top.
  await showTable(page);
  await results(page).backToTop.click();
  const [first] = found.result.programs;
  const opened = page.context().waitForEvent('page');
  await results(page)
    .table.getByRole('link', { name: first?.localTitle ?? '' })
    .first()
    .click();
  const card = await opened;
  await expect(card).toHaveURL(`/card/${first?.idProgram ?? 0}`);
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(first?.localTitle ?? '');
  await expect(card.getByRole('main')).toContainText(first?.channel ?? '');
  await card.close();

  await chooseInUserMenu(page, '中文');
  await expect(main.locator('h1').filter({ visible: true })).toHaveText(/个节目$/);
  await expect(page.getByRole('columnheader', { name: '国家', exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'demo 的用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/faq');
  await expect(page).toHaveURL('/login');
});
