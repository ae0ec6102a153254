import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Composition } from '@airdex/shared-contracts/composition';
import { axeProblems } from '../../fixtures/axe.ts';
import { runIn, type Outcome } from '../../fixtures/copied-workspace.ts';
import { agreeToOverride, test } from '../../fixtures/dev-server.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { makeRemote, type MadeRemote } from '../../fixtures/new-remote.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';
import { patiently } from '../../setup/patience.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/teams.md');

let before: Composition;
let remote: MadeRemote;
test.beforeAll(async () => {
  test.setTimeout(patiently(60_000));
  before = await currentComposition();
  remote = await makeRemote('air-time', '--title', 'Air time', '--title-zh', '播出时间');
});
test.afterEach(async () => {
  await serveAgain(before.id);
});
test.afterAll(async () => {
  await remote?.remove();
});

/** Runs a command from the guide for teams, with this remote instead of the guide's. */
async function asGuided(command: string, ...more: readonly string[]): Promise<Outcome> {
  expect(await readFile(GUIDE, 'utf8'), 'the guide says so').toContain(command);
  // As `pnpm exec` does in the folder of the remote, finds the programs that are installed there.
  const isOfRemote = command.startsWith('pnpm exec ');
  const [program = '', ...args] = command
    .replace('pnpm exec ', '')
    .replace('mfe-weather', remote.name)
    .split(' ');
  return runIn(isOfRemote ? remote.folder : remote.workspace, program, ...args, ...more);
}

test('a new remote passes types, lint, format, its tests, its build and the size check with the commands of the guide', async () => {
  test.setTimeout(patiently(240_000));
  const types = await asGuided('npm run typecheck -- mfe-weather');
  expect(types.code, types.output).toBe(0);
  expect(types.output).toContain(`✓ ${remote.name}`);

  const lint = await asGuided('npm run lint -- mfe-weather');
  expect(lint.code, lint.output).toBe(0);
  const faulty = path.join(remote.folder, 'src', 'faulty.ts');
  await writeFile(faulty, 'if (document.title == "") document.fonts.load("1em serif");\n');
  const definition = path.join(remote.folder, 'mfe.config.ts');
  const written = await readFile(definition, 'utf8');
  await writeFile(definition, `var folder = '.';\n${written}`);
  const faults = await asGuided('npm run lint -- mfe-weather');
  expect(faults.code).toBe(1);
  expect(faults.output).toContain('eqeqeq');
  expect(faults.output).toContain('no-floating-promises');
  expect(faults.output).toContain('no-var');
  await writeFile(definition, written);
  await rm(faulty);

  const format = await asGuided('npx oxfmt --check mfe-weather');
  expect(format.code, format.output).toBe(0);

  const tests = await asGuided('npm run test:unit -- mfe-weather');
  expect(tests.code, tests.output).toBe(0);
  expect(tests.output).toContain('contract.test.ts');

  const build = await asGuided('pnpm exec mfe build');
  expect(build.code, build.output).toBe(0);
  const all = await asGuided('npm run build');
  expect(all.code, all.output).toBe(0);
  for (const weighed of ['initial js', 'initial css', 'total js', 'total css'])
    expect(stripVTControlCharacters(all.output)).toMatch(
      new RegExp(`${remote.name}, ${weighed}\\s+Size limit: +[\\d.]+ kB\\s+Size: +[1-9][\\d.]* k?B`),
    );
});

test('[MFE-05] a new remote is shown from its dev server, and is live unchanged once it is published', async ({
  page,
  signIn,
  expectFailures,
  startDevServer,
}) => {
  test.setTimeout(patiently(180_000));
  // No composition has its page yet, so the server responds with the shell and status 404.
  expectFailures(/answer: 404 GET .*\/x\/air-time/, /console: .*404 .*\/x\/air-time/);
  // It is not published yet.
  const server = await startDevServer(remote.folder);
  await signIn();
  await page.goto(server.address.replace('/?', '/x/air-time?'));
  await agreeToOverride(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Air time' })).toBeVisible();
  await expect(page).toHaveTitle('Air time – Airdex');
  await page.goto('/?mfe=');
  await expect(navigationEntry(page, 'Playlists')).toBeVisible();
  await expect(navigationEntry(page, 'Air time')).toBeHidden();
  await page.goto('/x/air-time');
  await expect(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible();
  await server.stop();

  await mfe(['build'], remote.folder);
  await mfe(['publish', '--registry', registryFolder(), '--from', path.join(remote.folder, 'dist')]);
  await page.goto('/');
  await navigationEntry(page, 'Air time').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Air time' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Primetime drama, Europe' }).last(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/x/air-time');
  expect(await axeProblems(page)).toEqual([]);
  const { shell } = await currentComposition();
  expect(shell.release).toBe(before.shell.release);
});
