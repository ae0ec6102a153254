import { holdRequests } from '../../fixtures/network.ts';
import { expect, test } from '../../fixtures/test.ts';

const PICTURE = /\/media\/pictures\/\d+\.svg$/;
const ENTRY_OF_SEARCH = /\/remotes\/mfe-search\/\w+\/remote-entry\.\w+\.js$/;

test('pictures of the first programmes arrive before the code that shows them, and only once', async ({
  page,
  signIn,
}) => {
  await signIn();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (PICTURE.test(request.url())) loaded.push(request.url());
  });
  const code = await holdRequests(page, ENTRY_OF_SEARCH);
  const picture = page.waitForResponse(PICTURE);
  await page.goto('/', { waitUntil: 'commit' });
  expect((await picture).ok()).toBe(true);
  await code.arrived;
  code.release();

  const first = page
    .getByRole('region', { name: 'Airdex selection' })
    .getByRole('group')
    .first()
    .locator('img');
  await expect(first.first()).toHaveJSProperty('complete', true);
  const shown = await first.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(shown.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => shown.includes(url)).sort()).toEqual(shown.sort());
});
