import { endSessions } from '../../fixtures/accounts.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { expectPlace, placeOf } from '../../fixtures/place.ts';
import { results, scrollTo, showTable } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Results with three loaded pages, and a place in the last one. */
async function readFar(page: Page, view: 'thumbs' | 'list'): Promise<void> {
  await page.goto(`/search?v=1&days=1.2.3.4.5.6.7${view === 'list' ? '&view=list' : ''}`);
  await expect(results(page).scroller).toBeVisible();
  await placeOf(page);
  await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 0.7));
  await placeOf(page);
  await searchAnsweredAfter(page, () => scrollTo(results(page).scroller, 0.7));
  await placeOf(page);
  // Not at the beginning of a row.
  await results(page).scroller.evaluate((scroller) => scroller.scrollBy(0, 13));
}

for (const view of ['thumbs', 'list'] as const) {
  test(`reloads show the same programme at the same position, with one request each: ${view}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await readFar(page, view);
    const place = await placeOf(page);
    const sent = recordSearches(page);
    for (const _ of [1, 2, 3]) {
      await page.reload();
      await expectPlace(page, place);
      await placeOf(page);
    }
    expect(Math.abs((await placeOf(page)).offset - place.offset)).toBeLessThanOrEqual(1);
    const whole = [1, 360];
    expect(sent.map(({ body }) => [body.page, body.resultsPerPage])).toEqual([whole, whole, whole]);
  });

  test(`Back from another page restores the same programme at the same position: ${view}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await readFar(page, view);
    const place = await placeOf(page);
    await navigationEntry(page, 'Playlists').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
    const sent = recordSearches(page);
    await page.goBack();
    await expectPlace(page, place);
    expect(sent.map(({ body }) => [body.page, body.resultsPerPage])).toEqual([[1, 360]]);
    // Another search starts at its top. The first one returns to its place.
    await navigationEntry(page, 'Latest programmes').click();
    await expect(page).toHaveURL(/from=latest/);
    await expect.poll(() => results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.goBack();
    await expectPlace(page, place);
  });

  test(`[LNG-02] another language reloads the loaded rows in one request and keeps the position: ${view}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await readFar(page, view);
    const place = await placeOf(page);
    const sent = recordSearches(page);
    const { body, result } = await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
    expect(body).toMatchObject({ page: 1, resultsPerPage: 360 });
    expect(result.programs).toHaveLength(360);
    await expect(frame(page).main.locator('h1').filter({ visible: true })).toHaveText(/个节目$/);
    await expectPlace(page, place);
    expect(sent).toHaveLength(1);
  });

  test(`[LNG-02] showing only the selected programmes and back keeps the position, also across a language change: ${view}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await readFar(page, view);
    const place = await placeOf(page);
    const only = page.getByRole('button', { name: /^(Show selected programmes only|仅显示已选节目)$/ });
    await searchAnsweredAfter(page, () => only.click());
    await placeOf(page);
    const sent = recordSearches(page);
    await only.click();
    await expectPlace(page, place);
    expect(sent).toEqual([]);

    await searchAnsweredAfter(page, () => only.click());
    await placeOf(page);
    await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
    await placeOf(page);
    expect(sent.map(({ body }) => [body.page, body.resultsPerPage])).toEqual([
      [1, 120],
      [1, 120],
    ]);
    const { body, result } = await searchAnsweredAfter(page, () => only.click());
    expect([body.page, body.resultsPerPage, result.programs.length]).toEqual([1, 360, 360]);
    await expectPlace(page, place);
    expect(sent).toHaveLength(3);
  });

  test(`Back from a page opened while only the selected programmes were shown restores the position: ${view}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await readFar(page, view);
    const place = await placeOf(page);
    const only = page.getByRole('button', { name: 'Show selected programmes only' });
    await searchAnsweredAfter(page, () => only.click());
    await navigationEntry(page, 'Playlists').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
    await page.goBack();
    await expectPlace(page, place);
  });
}

test('Back from a card in the same tab restores the same programme at the same position', async ({
  page,
  signIn,
}) => {
  await signIn();
  await readFar(page, 'list');
  const place = await placeOf(page);
  await page.goto(place.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectPlace(page, place);
});

test('[LNG-02] another language at the top of a sorted list shows its top', async ({ page, signIn }) => {
  await signIn();
  // Few enough results that the first programme of one order is also loaded in the other.
  await page.goto('/search?v=1&q=love&formats=1&slots=primetime&sort=-country&view=list');
  await placeOf(page);
  const { result } = await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
  await expect(frame(page).main.locator('h1').filter({ visible: true })).toHaveText(/个节目$/);
  const first = result.programs[0]?.idProgram ?? 0;
  await expect(results(page).scroller.locator(`a[href^="/card/${first}?"]`)).toBeInViewport();
  expect(await results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('another view begins with the first visible programme', async ({ page, signIn }) => {
  await signIn();
  await readFar(page, 'thumbs');
  const { href } = await placeOf(page);
  await showTable(page);
  await expectPlace(page, { href, offset: 0 });
  const inTable = await placeOf(page);
  await results(page).thumbnailView.click();
  await expect(results(page).thumbnails).toBeVisible();
  await expectPlace(page, { href: inTable.href, offset: 0 });
});

test('another width keeps the first visible programme: thumbs', async ({ page, signIn }) => {
  await signIn();
  await readFar(page, 'thumbs');
  const { href } = await placeOf(page);
  for (const size of [
    { width: 1150, height: 900 },
    { width: 1600, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectPlace(page, { href, offset: 0 });
    await placeOf(page);
  }
});

test('another width keeps the position: list', async ({ page, signIn }) => {
  await signIn();
  await readFar(page, 'list');
  const place = await placeOf(page);
  for (const width of [1300, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPlace(page, place);
    await placeOf(page);
  }
});

test('ticks are restored after a reload and after Back; another search starts with everything selected', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/search?v=1&days=1.2.3.4.5.6.7&view=list');
  const row = results(page).table.getByRole('row').nth(3);
  await row.getByRole('checkbox').uncheck();
  const excluded = frame(page).main.getByText('1 excluded');
  await expect(excluded).toBeVisible();
  await page.reload();
  await expect(excluded).toBeVisible();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await expect(results(page).table.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
  await navigationEntry(page, 'Latest programmes').click();
  await expect(page).toHaveURL(/from=latest/);
  await expect(excluded).toBeHidden();
  await page.goBack();
  await expect(excluded).toBeVisible();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
});

test('ticks are restored when the user signs in again after the session has ended', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await signIn();
  await page.goto('/search?v=1&days=1.2.3.4.5.6.7&view=list');
  const row = results(page).table.getByRole('row').nth(3);
  await row.getByRole('checkbox').uncheck();
  const excluded = frame(page).main.getByText('1 excluded');
  await expect(excluded).toBeVisible();
  await endSessions(request, 'demo');
  await navigationEntry(page, 'Advanced search').click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, 'demo');
  await expect(excluded).toBeVisible();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
});

test('another order starts at the top and keeps the ticks', async ({ page, signIn }) => {
  await signIn();
  await readFar(page, 'list');
  const { body } = await searchAnsweredAfter(page, () =>
    page.getByRole('button', { name: 'Channel' }).click(),
  );
  expect(body).toMatchObject({ page: 1, resultsPerPage: 120 });
  await expect.poll(() => results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
