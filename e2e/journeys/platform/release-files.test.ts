import { BROKEN } from '../../fixtures/failed-remote.ts';
import { serveListener, servePolicyFree, type TestHost } from '../../fixtures/test-host.ts';
import { compositionWithId, currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishHeading } from '../../fixtures/written-remote.ts';

const send = (to: string, path: string) => `fetch('${to}/${path}', { mode: 'no-cors' })`;

/** Files that a release might have, each with a script that reads the page's storage or sends something away. */
const filesFor = (thief: string) => ({
  'page.html': `<!doctype html><script>document.title = 'ran'; ${send(thief, 'by-page')}</script>`,
  'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = 'ran'; ${send(thief, 'by-picture')}</script></svg>`,
  'worker.js': `${send(thief, 'by-worker')}.then(() => postMessage('sent'), () => postMessage('refused'))`,
});

/** The result of an attempt to send something from a worker that the page starts. */
const startWorker = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        // In a separate task, because the policy does not apply to code that the test itself evaluates.
        setTimeout(() => {
          try {
            const worker = new Worker(address);
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = () => resolve('not started');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
    url,
  );

let before: string;
let thief: TestHost;
/** Address of the folder of the release, from the root. */
let base: string;

test.beforeEach(async () => {
  thief = await serveListener();
  before = (await currentComposition()).id;
  const { remotes } = await compositionWithId(await publishHeading('Files', [], filesFor(thief.url)));
  base = remotes.find(({ name }) => name === BROKEN.name)?.base ?? '';
});
test.afterEach(async () => {
  await serveAgain(before);
  await thief.close();
});

test('no file of a release runs when it is opened, and no worker of a release connects to other servers', async ({
  page,
  signIn,
  expectFailures,
}) => {
  await signIn();

  await test.step('a page starts no worker, whichever code requests it', async () => {
    expectFailures(/policy violation: worker-src .*worker\.js/, /console: .*worker/i);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
    expect(['not started', 'SecurityError']).toContain(await startWorker(page, `${base}worker.js`));
    expect(thief.requests).toEqual([]);
  });

  await test.step('no file is served as a page of the product or runs a script when it is opened', async () => {
    expectFailures(/answer: 404 GET .*page\.html/, /console: .*404/, /console: .*sandboxed/);
    const html = await page.goto(`${base}page.html`);
    expect(html?.status()).toBe(404);
    expect(await page.title()).not.toBe('ran');
    const svg = await page.goto(`${base}picture.svg`);
    expect(svg?.status()).toBe(200);
    expect(await page.evaluate(() => document.documentElement.id)).toBe('');
    expect(thief.requests).toEqual([]);
  });

  await test.step('a worker cannot connect to other servers, even if the page has no policy', async () => {
    const host = await servePolicyFree({ '/plain/worker.js': filesFor(thief.url)['worker.js'] });
    try {
      await page.goto(`${host.url}/`);
      expect(['refused', 'not started']).toContain(await startWorker(page, `${base}worker.js`));
      expect(thief.requests).toEqual([]);
      // Without its own policy, the worker can connect.
      expect(await startWorker(page, '/plain/worker.js')).toBe('sent');
      expect(thief.requests).toEqual(['/by-worker']);
    } finally {
      await host.close();
    }
  });
});
