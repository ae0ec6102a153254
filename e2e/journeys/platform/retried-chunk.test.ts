import { filesOfScreen } from '../../fixtures/lazy-chunks.ts';
import { expect, test } from '../../fixtures/test.ts';

const heading = { level: 1, name: 'Frequently asked questions' } as const;

test('[MFE-03] requests a chunk that failed to load again, each time under a new address', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 503 GET .*mfe-account/, /console: .*503/);
  await signIn();
  const files = await filesOfScreen('mfe-account', './faq', '.js');
  const requests: string[] = [];
  await page.route(
    (url) => files.includes(url.pathname),
    async (route) => {
      const url = new URL(route.request().url());
      requests.push(url.search);
      if (url.search === '?again=2') await route.continue();
      else await route.fulfill({ status: 503, body: 'busy' });
    },
  );
  await page.goto('/faq');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect([...new Set(requests)]).toEqual(['', '?again=1', '?again=2']);
});
