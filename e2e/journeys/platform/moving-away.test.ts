import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@airdex/shared-contracts/composition';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { currentComposition, serveAgain, serveComposition } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { patiently } from '../../setup/patience.ts';

const BAD = '00000000000000ba';
const LATER = '00000000000000bc';
const DEAD = '00000000000000de';
let before: Composition;
test.beforeEach(async () => {
  before = await currentComposition();
});
test.afterEach(async () => {
  await serveAgain(before.id);
});

test('[MFE-03] a browser leaves a composition whose remotes fail repeatedly, once, for one that works', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET .*eeeeeeeeeeeeeeee/, /console: .*(404|MIME type)/);
  await signIn();
  const release = 'eeeeeeeeeeeeeeee';
  const bad: Composition = {
    ...before,
    id: BAD,
    remotes: before.remotes.map((remote) =>
      remote.name === 'mfe-account'
        ? { ...remote, release, base: `/remotes/mfe-account/${release}/` }
        : remote,
    ),
  };
  await serveComposition(bad);
  await page.goto('/faq');
  const failure = frame(page).main.getByRole('alert');
  const retry = failure.getByRole('button', { name: 'Retry' });
  const better = page
    .getByRole('status')
    .filter({ hasText: 'Part of Airdex keeps failing in this browser.' });
  await expect(failure).toBeVisible();
  for (let again = 0; again < 2; again += 1) {
    await retry.click();
    await expect(failure).toBeHidden();
    await expect(failure).toBeVisible();
  }
  await expect(better).toBeVisible({ timeout: patiently(20_000) });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'airdex-avoid')?.value).toBe(`${BAD}%2Cmfe-account~${release}`);

  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await expect(better).toBeHidden();
  await chooseInUserMenu(page, 'FAQ');
  const heading = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(heading).toBeVisible();

  // Another team publishes. Its composition contains the failing release too.
  await serveComposition({ ...bad, id: LATER });
  await page.goto('/faq');
  await expect(heading).toBeVisible();
});

test('[MFE-03] a page leaves a composition whose shell does not start, once, at the third load', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/console: .*(integrity|digest)/);
  await signIn();
  const release = 'dddddddddddddddd';
  const shells = path.join(registryFolder(), 'shell');
  await cp(path.join(shells, before.shell.release), path.join(shells, release), { recursive: true });
  const nothing = `sha384-${'A'.repeat(64)}`;
  await serveComposition({
    ...before,
    id: DEAD,
    shell: {
      ...before.shell,
      release,
      scripts: before.shell.scripts.map((file) => ({ ...file, integrity: nothing })),
    },
  });
  const heading = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  const reported = page.waitForRequest((it) => it.url().endsWith('/telemetry') && it.method() === 'POST');
  for (let start = 1; start <= 2; start += 1) {
    await page.goto('/faq');
    await expect(page.locator('#app')).toBeEmpty();
  }
  await page.goto('/faq');
  await reported;
  await expect(heading).toBeVisible({ timeout: patiently(20_000) });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'airdex-avoid')?.value).toBe(`${DEAD}%2Cshell~${release}`);
  await page.reload();
  await expect(heading).toBeVisible();
});
