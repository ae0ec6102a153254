import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { placeOf } from '../../fixtures/place.ts';
import { results, scrollTo } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a card opened from the results links to its neighbours, across pages and after a reload', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { result } = await searchAnsweredAfter(page, () =>
    navigationEntry(page, 'Latest programmes').click(),
  );
  // Before the list has measured its rows, it cannot be scrolled.
  await placeOf(page);
  const found = await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 1));
  const all = [...result.programs, ...found.result.programs];
  const count = (result.count ?? 0).toLocaleString('en-GB');
  await scrollTo(results(page).scroller, 0);
  const second = results(page).thumbnails.locator(`a[href="/card/${all[1]?.idProgram}"]`);
  await expect(second).toBeInViewport();
  const opened = page.context().waitForEvent('page');
  await second.click();
  const card = await opened;
  const bar = card.getByRole('navigation', { name: 'Results' });
  const title = card.getByRole('main').getByRole('heading', { level: 1 });
  const isAt = async (place: number) => {
    await expect(bar).toContainText(`${place.toLocaleString('en-GB')} of ${count}`);
    await expect(title).toHaveText(all[place - 1]?.localTitle ?? '');
    await expect(card).toHaveTitle(`${all[place - 1]?.localTitle ?? ''} – Airdex`);
    await expect(card).toHaveURL(`/card/${all[place - 1]?.idProgram ?? 0}`);
  };
  await isAt(2);
  await bar.getByRole('link', { name: 'Next' }).click();
  await isAt(3);
  await expect(title).toBeFocused();
  await card.keyboard.press('[');
  await isAt(2);
  await bar.getByRole('link', { name: 'Previous' }).click();
  await isAt(1);
  await expect(bar.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await card.goBack();
  await isAt(2);
  await card.reload();
  await isAt(2);

  await card.route('**/api/Card/GetCard/**', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await card.keyboard.press(']');
  await expect(title).toHaveText('Selected information out of your subscription.');
  await expect(card).toHaveTitle('Programme – Airdex');
  await card.goBack();
  await isAt(2);
  for (const [language, lang] of [
    ['中文', 'zh-CN'],
    ['English', 'en'],
  ] as const) {
    await chooseInUserMenu(card, language);
    await expect(card.locator('html')).toHaveAttribute('lang', lang);
    await expect(title).toHaveText(all[1]?.localTitle ?? '');
    await expect(card).toHaveTitle(`${all[1]?.localTitle ?? ''} – Airdex`);
  }

  // From one page of the results to the next. A page has 120 programmes; the card requests 40 at a time. Links of
  // earlier versions contain the search.
  const last = result.programs.length;
  await card.goto(`/card/${all[last - 1]?.idProgram ?? 0}${new URL(page.url()).search}&at=${last}`);
  await expect(bar).toContainText(`${last} of ${count}`);
  await card.keyboard.press(']');
  await isAt(last + 1);

  // With the position of another programme, only the card is shown.
  await card.goto(`/card/${all[0]?.idProgram ?? 0}?v=1&q=no+such+title&at=7`);
  await expect(title).toHaveText(all[0]?.localTitle ?? '');
  await expect(bar).toHaveCount(0);
});
