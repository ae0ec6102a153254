import { filesOfScreen } from '../../fixtures/lazy-chunks.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

const heading = { level: 1, name: 'Frequently asked questions' } as const;

for (const { what, ending, body, type } of [
  {
    what: 'script',
    ending: '.js',
    body: 'document.documentElement.dataset.tampered = "yes";',
    type: 'text/javascript',
  },
  { what: 'style sheet', ending: '.css', body: 'html { --tampered: 1 }', type: 'text/css' },
] as const)
  test(`[MFE-03] a ${what} of a remote that was tampered with is refused, says so, and comes back with Retry`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(/console: .*(integrity|digest)/i);
    await signIn();
    const files = await filesOfScreen('mfe-account', './faq', ending);
    expect(files).not.toEqual([]);
    const filesNamedIn = (text: string) => files.filter((file) => text.includes(file));
    const pattern = (url: URL) => files.includes(url.pathname);
    await page.route(pattern, (route) => route.fulfill({ contentType: type, body }));
    await page.goto('/faq');
    const failure = frame(page).main.getByRole('alert');
    await expect(failure).toContainText('What arrived is not what was released, so it was not run.');
    await failure.getByText('Details (AIRDEX-116)').click();
    // Several were tampered with: whichever failed first is named.
    await expect.poll(async () => filesNamedIn(await failure.innerText())).not.toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset['tampered'])).toBeUndefined();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered')),
    ).toBe('');
    await page.unroute(pattern);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });

test('[MFE-03] a chunk that could not be had is asked for again, each time under a fresh address', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 503 GET .*mfe-account/, /console: .*503/);
  await signIn();
  const files = await filesOfScreen('mfe-account', './faq', '.js');
  const asked: string[] = [];
  await page.route(
    (url) => files.includes(url.pathname),
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.search);
      if (url.search === '?again=2') await route.continue();
      else await route.fulfill({ status: 503, body: 'busy' });
    },
  );
  await page.goto('/faq');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect([...new Set(asked)]).toEqual(['', '?again=1', '?again=2']);
});
