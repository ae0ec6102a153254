import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { holdRequests } from '../../fixtures/network.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const COUNT_CALL = /\/api\/Playlist\/GetPlaylistsCountByProgram\/(\d+)$/;

/** Ids of the programmes whose thumbnails are in the window, in order. */
const idsInSight = (page: Page) =>
  page.locator('main a[href^="/card/"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const { bottom, left, right, top } = (
          link.parentElement?.parentElement ?? link
        ).getBoundingClientRect();
        const isInWindow = bottom > 56 && top < innerHeight && right > 0 && left < innerWidth;
        return isInWindow && link.closest('[inert]') === null;
      })
      .map((link) => Number(link.getAttribute('href')?.split('/').at(-1))),
  );

const distinct = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

test('[THU-02] a thumbnail requests its data when it first becomes visible, and is not rendered more than 250 px outside the window', async ({
  page,
  signIn,
}) => {
  await signIn();
  const requested: number[] = [];
  page.on('request', (request) => {
    const id = COUNT_CALL.exec(request.url())?.[1];
    if (id !== undefined) requested.push(Number(id));
  });
  const held = await holdRequests(page, COUNT_CALL);
  await page.goto('/');
  await held.arrived;
  const section = page.getByRole('region', { name: 'Airdex selection' });
  await expect(section.getByText('Checking your playlists…').first()).toBeAttached();
  held.release();
  await expect(section.getByText('Checking your playlists…')).toHaveCount(0);
  await expect.poll(async () => distinct(requested)).toEqual(distinct(await idsInSight(page)));

  // Others become visible further down and on another page of a carousel, and are requested once each.
  const before = requested.length;
  const last = page.getByRole('region', { name: 'Upcoming programmes' });
  await last.getByRole('button', { name: 'Next programmes' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(before);
  await expect
    .poll(async () => new Set(requested).isSupersetOf(new Set(distinct(await idsInSight(page)))))
    .toBe(true);
  const further = page.getByRole('region', { name: 'Latest programmes' });
  const calls = requested.length;
  await further.getByRole('button', { name: 'Next programmes' }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(calls);
  expect(requested).toHaveLength(distinct(requested).length);

  // Rows that are not rendered, on the same page.
  await further.getByRole('button', { name: 'Previous programmes' }).click();
  await page.getByRole('heading', { name: /^Airdex selection/ }).scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1440, height: 600 });
  // Located by its address, because elements that are not rendered have no role.
  const first = page.locator('main a[href^="/card/"]').first();
  await expect(first).toBeVisible();
  const isDrawn = () => first.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(true);
  // Waits for the final layout, so that elements stay where they are scrolled to.
  await expect(page.getByText(/^1 \/ \d+$/)).toHaveCount(6);
  const height = (await page.getByRole('region', { name: 'Airdex selection' }).boundingBox())?.height;
  await page
    .getByRole('region', { name: 'Upcoming programmes' })
    .evaluate((last) => last.scrollIntoView({ block: 'end' }));
  await expect.poll(isDrawn).toBe(false);
  // A thumbnail that is not rendered keeps its size.
  expect((await page.getByRole('region', { name: 'Airdex selection' }).boundingBox())?.height).toBe(height);
  await page.getByRole('heading', { name: /^Airdex selection/ }).scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

test('[THU-02] a picture that fails is replaced by the poster', async ({ page, signIn, expectFailures }) => {
  expectFailures('missing-picture.jpg', 'status of 404');
  await signIn();
  await page.route(/\/api\/Home\/GetNotaSelectionPrograms/, async (route) => {
    const response = await route.fetch();
    const [line, ...others] = (await response.json()) as ProgrammeLine[];
    await route.fulfill({ response, json: [{ ...line, image: '/media/missing-picture.jpg' }, ...others] });
  });
  await page.route('**/missing-picture.jpg', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse('**/missing-picture.jpg');
  await page.goto('/');
  await failed;
  const link = page
    .getByRole('region', { name: 'Airdex selection' })
    .getByRole('link', { name: /opens in a new tab/ })
    .first();
  const card = link.locator('xpath=../..');
  await expect(card.locator('svg[viewBox="0 0 320 180"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
