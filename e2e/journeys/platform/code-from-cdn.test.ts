import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { signInQuickly } from '../../fixtures/accounts.ts';
import { serveFolder } from '../../fixtures/other-origin.ts';
import { OwnServer } from '../../fixtures/own-server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';
import { publishBuilds } from '../../setup/release-builds.ts';

test('pages load shell and remotes from a CDN, also after a restart without the registry', async ({
  page,
  context,
  expectFailures,
}) => {
  expectFailures(/console: .*503/);
  test.setTimeout(patiently(120_000));
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-cdn-'));
  await publishBuilds(folder);
  const cdn = await serveFolder(folder);
  const own = await OwnServer.start({ ASSETS_URL: cdn.url });
  try {
    const fromServer: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === own.url && /^\/(?:shell|remotes)\//.test(pathname)) fromServer.push(pathname);
    });
    await signInQuickly(context, 'demo', {}, own.url);
    await page.goto(own.url);
    await expect(page.getByRole('heading', { name: 'Latest programmes' })).toBeVisible();
    await page.goto(`${own.url}/faq`);
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
    expect(cdn.requests.filter((asked) => asked.startsWith('/shell/'))).not.toEqual([]);
    expect(cdn.requests.filter((asked) => asked.startsWith('/remotes/mfe-account/'))).not.toEqual([]);
    expect(fromServer).toEqual([]);

    // If the server starts without its registry, the browser runs the last known shell, also from the CDN.
    await page.waitForFunction(
      (key) => localStorage.getItem(key) !== null,
      LOCAL_STORAGE_KEYS.lastComposition,
    );
    // An open page would report to a server that is being restarted.
    await page.goto('about:blank');
    await own.loseOfRegistry(['pointer.json', 'compositions', 'history.jsonl', 'remotes', 'shell']);
    await own.restart();
    expect((await page.goto(`${own.url}/faq`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
    expect(fromServer).toEqual([]);
  } finally {
    await page.close();
    await own.end();
    await cdn.close();
    await rm(folder, { recursive: true });
  }
});
