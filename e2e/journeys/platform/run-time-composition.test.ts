import type { Composition } from '@airdex/shared-contracts/composition';
import { scriptOrigins } from '../../fixtures/content-policy.ts';
import { serveFolder } from '../../fixtures/other-origin.ts';
import { currentComposition, serveAgain, serveComposition, shellFiles } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';

let before: Composition;

test.beforeEach(async () => {
  before = await currentComposition();
});

test.afterEach(async () => {
  await serveAgain(before.id);
});

const heading = { level: 1, name: 'Frequently asked questions' } as const;

test('[MFE-01] the build of the shell contains no address, version or file of a remote', async () => {
  const files = await shellFiles();
  expect(files.size).toBeGreaterThan(2);
  const code = [...files].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  expect(code.join('\n').length).toBeGreaterThan(100_000);
  const found = before.remotes
    .flatMap(({ base, release, entry }) => [
      base,
      release,
      entry.path,
      '"/remotes/',
      "'/remotes/",
      '`/remotes/',
    ])
    .filter((secret) => [...files.values()].some((text) => text.includes(secret)));
  expect(found).toEqual([]);
});

test('[MFE-01] the registry determines which remotes exist', async ({ page, signIn }) => {
  await signIn();
  await serveComposition({
    ...before,
    id: '00000000000000aa',
    remotes: before.remotes.filter(({ name }) => name !== 'mfe-account'),
  });
  await page.goto('/faq');
  await expect(page.getByRole('alert')).toContainText('This part of Airdex could not be loaded');
  await serveAgain(before.id);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('[MFE-01] [MFE-09] the registry determines the origin of a remote: another one works, and the policy allows it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const host = await serveFolder(registryFolder());
  try {
    await serveComposition({
      ...before,
      id: '00000000000000bb',
      remotes: before.remotes.map((remote) =>
        remote.name === 'mfe-account' ? { ...remote, base: `${host.url}${remote.base}` } : remote,
      ),
    });
    const response = await page.goto('/faq');
    expect(scriptOrigins(response?.headers()['content-security-policy'])).toEqual(["'self'", host.url]);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const entries = before.remotes.map(({ base, entry }) => base + entry.path);
    expect(host.requests.filter((path) => entries.includes(path))).toHaveLength(1);
  } finally {
    await host.close();
  }
});
