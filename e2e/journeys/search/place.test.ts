import { endSessions } from '../../fixtures/accounts.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { expectPlace, placeOf } from '../../fixtures/place.ts';
import { results, scrollTo, showTable } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

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

/** Scrolls like a user, which ends the restoration of a place. */
async function scrollByHand(page: Page, fraction: number): Promise<void> {
  await results(page).scroller.dispatchEvent('wheel');
  await scrollTo(results(page).scroller, fraction);
}

/** Widths that keep the whole position, or in rows of thumbnails only the first visible programme. */
const OTHER_SIZES = {
  list: [
    { width: 1300, height: 900 },
    { width: 1600, height: 900 },
  ],
  thumbs: [
    { width: 1150, height: 900 },
    { width: 1600, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
} as const;
const USUAL_SIZE = { width: 1440, height: 900 };

for (const view of ['thumbs', 'list'] as const)
  test(`[LNG-02] the results keep their place through another width, language, selection, reload and Back: ${view}`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(patiently(180_000));
    await signIn();
    await readFar(page, view);
    const sent = recordSearches(page);
    let known = 0;
    /** Page and size of the searches since the last call. */
    const newSearches = () => {
      const since = sent.slice(known).map(({ body }) => [body.page, body.resultsPerPage]);
      known = sent.length;
      return since;
    };
    const loadedRows = [1, 360];
    const only = page.getByRole('button', { name: /^(Show selected programmes only|仅显示已选节目)$/ });
    const openPlaylists = async () => {
      await navigationEntry(page, 'Playlists').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
    };

    const place = await placeOf(page);

    await test.step('only the selected programmes, and all again', async () => {
      await searchAnsweredAfter(page, () => only.click());
      await placeOf(page);
      newSearches();
      await only.click();
      await expectPlace(page, place);
      expect(newSearches()).toEqual([]);
    });

    await test.step('Back from another page', async () => {
      await openPlaylists();
      newSearches();
      await page.goBack();
      await expectPlace(page, place);
      expect(newSearches()).toEqual([loadedRows]);
    });

    await test.step('another search starts at its top; Back returns to the place', async () => {
      await navigationEntry(page, 'Latest programmes').click();
      await expect(page).toHaveURL(/from=latest/);
      await expect.poll(() => results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.goBack();
      await expectPlace(page, place);
    });

    await test.step('Back from a page opened while only the selected programmes were shown', async () => {
      await searchAnsweredAfter(page, () => only.click());
      await openPlaylists();
      await page.goBack();
      await expectPlace(page, place);
    });

    if (view === 'list')
      await test.step('Back from a card in the same tab', async () => {
        await page.goto(place.href);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expectPlace(page, place);
        await placeOf(page);
      });

    const reload = async () => {
      // The change before may have moved the place by a pixel or two.
      const { offset } = await placeOf(page);
      newSearches();
      await page.reload();
      await expectPlace(page, place);
      expect(Math.abs((await placeOf(page)).offset - offset)).toBeLessThanOrEqual(1);
      expect(newSearches()).toEqual([loadedRows]);
    };
    await test.step('reloads, with one request each', async () => {
      await reload();
      await reload();
    });

    await test.step('another language while only the selected programmes are shown', async () => {
      await searchAnsweredAfter(page, () => only.click());
      await placeOf(page);
      await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
      await placeOf(page);
      expect(newSearches()).toEqual([
        [1, 120],
        [1, 120],
      ]);
      const { result } = await searchAnsweredAfter(page, () => only.click());
      expect(result.programs).toHaveLength(360);
      await expectPlace(page, place);
      expect(newSearches()).toEqual([loadedRows]);
    });

    await test.step('another language reloads the loaded rows in one request', async () => {
      await reload();
      const { result } = await searchAnsweredAfter(page, () => chooseInUserMenu(page, 'English'));
      expect(result.programs).toHaveLength(360);
      await expect(results(page).count.filter({ visible: true })).toBeVisible();
      await expectPlace(page, place);
      expect(newSearches()).toEqual([loadedRows]);
    });

    // Last, because on a narrow screen more pages are loaded.
    await test.step('another width', async () => {
      for (const size of [...OTHER_SIZES[view], USUAL_SIZE]) {
        await page.setViewportSize(size);
        await expectPlace(page, { ...place, ...(view === 'list' ? {} : { offset: 0 }) });
        await placeOf(page);
      }
    });

    if (view === 'list')
      await test.step('another order starts at the top', async () => {
        const { body } = await searchAnsweredAfter(page, () =>
          page.getByRole('button', { name: 'Channel' }).click(),
        );
        expect(body).toMatchObject({ page: 1, resultsPerPage: 120 });
        await expect.poll(() => results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      });
    else {
      await test.step('another view begins with the first visible programme', async () => {
        // Not with the place that was restored when all programmes were shown again.
        const before = await placeOf(page);
        await searchAnsweredAfter(page, () => only.click());
        await placeOf(page);
        await only.click();
        await expectPlace(page, before);
        await scrollByHand(page, 0.3);
        const { href } = await placeOf(page);
        expect(href).not.toBe(before.href);
        await showTable(page);
        await expectPlace(page, { href, offset: 0 });
        const inTable = await placeOf(page);
        await results(page).thumbnailView.click();
        await expect(results(page).thumbnails).toBeVisible();
        await expectPlace(page, { href: inTable.href, offset: 0 });
      });

      await test.step('so does the table that was chosen before Back', async () => {
        await scrollByHand(page, 0.4);
        await results(page).scroller.evaluate((scroller) => scroller.scrollBy(0, 13));
        const { href } = await placeOf(page);
        await navigationEntry(page, 'Latest programmes').click();
        await expect(page).toHaveURL(/from=latest/);
        await showTable(page);
        await page.goBack();
        await expectPlace(page, { href, offset: 0 });
      });

      await test.step('so do thumbnails that a narrow screen shows instead of the table', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(results(page).thumbnails).toBeVisible();
        await scrollByHand(page, 0.4);
        await results(page).scroller.evaluate((scroller) => scroller.scrollBy(0, 13));
        const { href } = await placeOf(page);
        await page.setViewportSize({ width: 430, height: 844 });
        await expectPlace(page, { href, offset: 0 });
      });
    }
  });

test('[LNG-02] another language at the top of a sorted list shows its top', async ({ page, signIn }) => {
  await signIn();
  // Few enough results that the first programme of one order is also loaded in the other.
  await page.goto('/search?v=1&q=love&formats=1&slots=primetime&sort=-country&view=list');
  await placeOf(page);
  const { result } = await searchAnsweredAfter(page, () => chooseInUserMenu(page, '中文'));
  await expect(frame(page).main.locator('h1').filter({ visible: true })).toHaveText(/个节目$/);
  const first = result.programs[0]?.idProgram ?? 0;
  await expect(results(page).scroller.locator(`a[href="/card/${first}"]`)).toBeInViewport();
  expect(await results(page).scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('ticks are restored after a reload, after Back and after signing in again; another search starts with everything selected', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  test.slow();
  expectFailures('answer: 401', /console: .*status of 401/);
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

  await endSessions(request, 'demo');
  await navigationEntry(page, 'Advanced search').click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, 'demo');
  await expect(excluded).toBeVisible();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
});
