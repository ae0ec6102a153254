import type { Page } from '@playwright/test';
import { findCard } from '../../fixtures/cards.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test } from '../../fixtures/test.ts';

/** As the browser does when another tab comes to the front. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('[CRD-07] pictures and videos are shown to a browser that has the token but lost its cookies', async ({
  page,
  context,
  signIn,
}) => {
  const token = await signIn();
  const card = await findCard(page, token, { isVideoPresent: true }, ({ video }) => video !== null);
  await context.clearCookies();
  await page.goto(`/card/${card.idProgram}`);
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('[CRD-07] a video is checked, plays on demand, pauses when it is not visible, and is counted once', async ({
  page,
  signIn,
}) => {
  const token = await signIn();
  const card = await findCard(page, token, { isVideoPresent: true }, ({ video }) => video !== null);
  const counted: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/(registerTagVideo\w+)\//.exec(request.url()) ?? [];
    if (call !== undefined) counted.push(call);
  });
  // The picture is checked in the same way.
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && new URL(response.url()).pathname === card.video,
  );
  await page.goto(`/card/${card.idProgram}`);
  const check = await checked;
  expect(check.status()).toBe(200);
  // Without a session, the video is refused.
  expect((await fetch(check.url(), { method: 'HEAD' })).status).toBe(401);

  const play = page.getByRole('button', { name: 'Play the video' });
  await play.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  // Keeps the element, to read its state after results have replaced the card.
  const element = await video.evaluateHandle((node: HTMLVideoElement) => node);
  const isPaused = () => element.evaluate(({ paused }) => paused);
  await expect(video).toHaveJSProperty('controls', true);
  await expect.poll(isPaused).toBe(false);
  // The browser's controls work by keyboard.
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await element.evaluate((node) => node.play());

  await setHidden(page, true);
  await expect.poll(isPaused).toBe(true);
  await setHidden(page, false);
  await element.evaluate((node) => node.play());
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();
  await expect.poll(isPaused).toBe(true);
  await page.goBack();

  const download = page.getByRole('link', { name: 'Download video' });
  for (let times = 0; times < 2; times++) {
    const saved = page.waitForEvent('download');
    await download.click();
    expect((await saved).suggestedFilename()).toMatch(/\.webm$/);
  }
  expect(counted).toEqual(['registerTagVideoPlay', 'registerTagVideoDownload']);
});

test('[CRD-07] a video that is not available is not offered, and a picture that fails is replaced', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 404', /console: .*status of 404/);
  const token = await signIn();
  const card = await findCard(page, token, { isVideoPresent: true }, ({ video }) => video !== null);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto(`/card/${card.idProgram}`);
  await checked;
  await expect(page.getByRole('region', { name: 'Key facts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the video' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download video' })).toHaveCount(0);
  // The poster is drawn in the page.
  await expect(page.getByRole('article').locator('svg[viewBox]').first()).toBeVisible();
});
