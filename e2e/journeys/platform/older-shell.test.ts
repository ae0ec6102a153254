import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signInQuickly } from '../../fixtures/accounts.ts';
import { Collections } from '../../fixtures/collections.ts';
import { expectFavouritesPage, keepFavourite } from '../../fixtures/favourites-remote.ts';
import { makeRemote, type MadeRemote } from '../../fixtures/new-remote.ts';
import { OwnServer } from '../../fixtures/own-server.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';
import { mfe } from '../../setup/release-builds.ts';

/** The shell of contract 1.7, and remotes of the same time. The composition contains no later shell. */
const RELEASES = path.resolve(import.meta.dirname, '../../fixtures/releases');
const SHELL_OF_THEN = 'kit-1.7/shell';
const OF_THEN = [SHELL_OF_THEN, '2026-11/mfe-search', '2026-11/mfe-card'];
const CONTRACT_OF_THEN = '1.7';

const test = base.extend<{ readonly older: OwnServer; readonly remote: MadeRemote }>({
  older: [
    async ({ context }, use) => {
      const older = await OwnServer.start(
        {},
        OF_THEN.map((folder) => path.join(RELEASES, folder)),
      );
      await use(older);
      for (const page of context.pages()) await page.close();
      await older.end();
    },
    { timeout: patiently(120_000) },
  ],
  remote: async ({}, use) => {
    const remote = await makeRemote('forecast', '--title', 'Forecast', '--title-zh', '预报');
    await use(remote);
    await remote.remove();
  },
});

/** Adds a line to the definition of the remote. */
async function declare(remote: MadeRemote, before: string, line: string): Promise<void> {
  const file = path.join(remote.folder, 'mfe.config.ts');
  const source = await readFile(file, 'utf8');
  expect(source).toContain(before);
  await writeFile(file, source.replace(before, `${line}\n${before}`));
}

/** Name of a release among the fixtures. */
async function releaseOf(folder: string): Promise<string> {
  const manifest = await readFile(path.join(RELEASES, folder, 'airdex-shell-manifest.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly release: string }).release;
}

const build = (remote: MadeRemote) => mfe(['build'], remote.folder);
const publish = (remote: MadeRemote, to: OwnServer) =>
  mfe(['publish', '--registry', to.registry, '--from', path.join(remote.folder, 'dist')]);

test('[MFE-06] a remote of the current kit runs in the shell of an older contract that it states, in both languages, and leaves nothing behind', async ({
  page,
  older,
  remote,
}) => {
  test.setTimeout(patiently(240_000));
  await declare(remote, '  exposes:', `  contract: '${CONTRACT_OF_THEN}',`);
  await build(remote);
  await publish(remote, older);

  const token = await signInQuickly(page.context(), 'demo', {}, older.url);
  const kept = new Collections(page.request, token, older.url);
  await keepFavourite(kept);
  await page.goto(`${older.url}/faq`);
  await expect(
    page.locator(`script[src*="/shell/${await releaseOf(SHELL_OF_THEN)}/"]`).first(),
  ).toBeAttached();
  await expectFavouritesPage(page, remote.name, { en: 'Forecast', ch: '预报' });
});

test('[MFE-06] an older shell gets no remote that states no older contract, or declares something newer', async ({
  older,
  remote,
}) => {
  test.setTimeout(patiently(240_000));
  await build(remote);
  await expect(publish(remote, older)).rejects.toThrow('The shell offers remote contract 1.7.0, but');

  await declare(remote, '  exposes:', `  contract: '${CONTRACT_OF_THEN}',`);
  await declare(remote, '      isInNavigation:', "      right: 'manage-releases',");
  await expect(build(remote)).rejects.toThrow('1.7.0 has no pages.right; it came with 1.9.0');
});
