import { expect, test } from '../../fixtures/test.ts';

const SLOW_PICTURE = '/media/pictures/slow.svg';
const RESULTS = /\/remotes\/mfe-search\/\w+\/__federation_expose_results\.\w+\.js$/;

test('loads the code of the results once home is mounted, although a picture of the page is missing', async ({
  page,
  signIn,
}) => {
  await signIn();
  const gate = Promise.withResolvers<void>();
  await page.route(`**${SLOW_PICTURE}`, async (route) => {
    await gate.promise;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  // The `load` event of the page waits for it.
  await page.addInitScript((source) => {
    new Image().src = source;
  }, SLOW_PICTURE);
  const results = page.waitForResponse(RESULTS);
  await page.goto('/', { waitUntil: 'commit' });
  expect((await results).ok()).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  gate.resolve();
  await page.waitForLoadState('load');
});
