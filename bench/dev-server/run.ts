/**
 * Measures work on one remote in a running production application: from saving a change until the page shows it, with
 * the remote's state preserved, and from `mfe new` to a page that users see. Requires builds: `npm run build`.
 */
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { signIn, withFreshBrowser } from '../first-results/browser.ts';
import { machine } from '../machine.ts';
import { MFE, mfe, publishBuilds } from '../mfe.ts';
import { startProductionServer } from '../production-server.ts';
import { inRoot } from '../root.ts';
import { startProgram } from '../running-program.ts';
import { spread } from '../statistics.ts';
import { EDITS, readSource, timeEdit } from './edits.ts';
import { copyRemote, emptyWorkspace } from './workspace-copy.ts';

const CHANGE_LIMIT_MS = 1_000;
const NEW_LIMIT_MS = 10 * 60_000;
const READY_WITHIN_MS = 180_000;
const REMOTE = 'mfe-account';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);

const verdict = (ms: number, limit: number) => `limit ${limit / 1000} s: ${ms <= limit ? 'kept' : 'MISSED'}`;

/** Runs `mfe dev` in a folder; resolves with the address to open. */
async function startDev(folder: string, shell: string) {
  const ready = Promise.withResolvers<string>();
  const program = startProgram(
    process.execPath,
    [MFE, 'dev', '--json', '--shell', shell],
    { cwd: folder, env: process.env },
    (line) => ready.resolve((JSON.parse(line) as { address: string }).address),
  );
  void program.ended.then(() => ready.reject(new Error(program.output())));
  return { program, address: await ready.promise };
}

async function measureEdits(page: Page, folder: string): Promise<void> {
  for (const edit of EDITS) {
    const path = join(folder, edit.file);
    const original = await readSource(path);
    // Nothing is prepared for the first change after a start, so it is reported separately.
    const first = await timeEdit(page, path, original, edit, 'mark-first');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timeEdit(page, path, original, edit, `mark-${round}`));
    const { p25, median, p75 } = spread(times);
    console.log(
      `${edit.what.padEnd(12)} save to screen, median of ${rounds}: ${median.toFixed(0)} ms (quarters ${p25.toFixed(0)} to ${p75.toFixed(0)}, first ${first.toFixed(0)}), ${verdict(median, CHANGE_LIMIT_MS)}`,
    );
  }
}

async function measureNew(page: Page, folder: string, registry: string, url: string): Promise<void> {
  const workspace = await emptyWorkspace(folder);
  const remote = join(workspace, 'mfe-weather');
  const start = performance.now();
  await mfe(['new', 'weather', '--no-install'], workspace);
  const made = performance.now();
  await symlink(inRoot(REMOTE, 'node_modules'), join(remote, 'node_modules'));
  await mfe(['build'], remote);
  const built = performance.now();
  await mfe(['publish', '--registry', registry, '--from', join(remote, 'dist')]);
  const published = performance.now();
  await page.goto(`${url}/x/weather`);
  await page.getByRole('heading', { level: 1, name: 'Weather' }).waitFor();
  const live = performance.now();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `mfe new to live: ${seconds(start, live)} (new ${seconds(start, made)} without installing, build ${seconds(made, built)}, publish ${seconds(built, published)}, next page load ${seconds(published, live)}), ${verdict(live - start, NEW_LIMIT_MS)}`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'airdex-bench-dev-'));
try {
  console.log(machine());
  const registry = join(folder, 'registry');
  await mkdir(registry);
  await publishBuilds(registry);
  const { url, program } = await startProductionServer(
    { DATA_DIR: folder, SAMPLE_PROGRAMMES: '2000' },
    READY_WITHIN_MS,
  );
  try {
    const remote = await copyRemote(REMOTE, folder);
    const begun = performance.now();
    const dev = await startDev(remote, url);
    console.log(`mfe dev to ready: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await withFreshBrowser(await signIn(url), async (context) => {
      const page = await context.newPage();
      await page.goto(dev.address.replace('/?', '/faq?'));
      const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
      await search.fill('search');
      await measureEdits(page, remote);
      if ((await search.inputValue()) !== 'search') throw new Error('The remote has lost its state');
      await page.goto(`${url}/?mfe=`);
      await measureNew(page, folder, registry, url);
    });
    await dev.program.stop();
  } finally {
    await program.stop();
  }
  console.log(machine());
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
