import { BROKEN } from '../../fixtures/failed-remote.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';
import { airdexUrl } from '../../setup/environment.ts';

test('a page reports the state of its remotes to the server by release, also when it closes', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET .*mfe-account/, /console: .*404/);
  await signIn();
  const { remotes } = await currentComposition();
  const labels = (name: string) => {
    const release = remotes.find((remote) => remote.name === name)?.release ?? '';
    return `remote="${name}",release="${release}"`;
  };
  const figure = async (series: string) => {
    const text = await (await request.get(`${airdexUrl()}/metrics`)).text();
    const line = text.split('\n').find((it) => it.startsWith(`${series} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  const mounted = `airdex_remote_steps_total{${labels('mfe-collections')},step="mount",outcome="done"}`;
  const missing = `airdex_remote_errors_total{${labels(BROKEN.name)},error="AIRDEX-108"}`;
  const painted = `airdex_web_vital_seconds_count{${labels('mfe-collections')},vital="FCP"}`;
  const before = [await figure(mounted), await figure(missing), await figure(painted)];

  await page.route(BROKEN.files, (route) => route.fulfill({ status: 404, json: { error: 'not-found' } }));
  const batches: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/telemetry') batches.push(sent.postData() ?? '');
  });
  await page.goto('/savedSearches');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  // Telemetry loads when the page is idle. Until then, it cannot report that the page closes.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return batches.length;
    })
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: BROKEN.line }).click();
  await expect(page.getByRole('alert')).toContainText('AIRDEX-108');
  await page.goto('/faq');
  for (const [index, series] of [mounted, missing, painted].entries())
    await expect.poll(() => figure(series), series).toBe((before[index] ?? 0) + 1);
  expect(batches.join('\n')).not.toMatch(/demo|Bearer|could not be loaded|localhost/);
});
