import { execFile } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readRelease } from '@airdex/release-registry/release';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The smallest remote. */
const REMOTE = 'mfe-releases';
/** The inputs of a build of the remote. */
const READ = [
  'node_modules',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'tools',
  'mfe-kit',
  'programme-poster',
  'release-registry',
  'shared-contracts',
  'shared-ui',
  REMOTE,
];
/** The output of builds. */
const WRITTEN = ['.cache', '.federation', '.airdex-installed', 'dist'];
const BUILD_MS = 300_000;

/** On the disk of the sources: copies are hard links, so the libraries take neither time nor space. */
let folder: string;
beforeEach(async () => {
  const beside = join(ROOT, 'mfe-kit', '.cache');
  await mkdir(beside, { recursive: true });
  folder = await mkdtemp(join(beside, 'checkout-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Copies files as hard links. Symbolic links between them point to the files of the copy. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  const isBuilt = (name: string) => WRITTEN.includes(name) && !from.includes('.pnpm');
  await Promise.all(
    entries
      .filter(({ name }) => !isBuilt(name))
      .map(async (entry) => {
        const [source, target] = [join(from, entry.name), join(to, entry.name)];
        if (entry.isDirectory()) await copy(source, target);
        else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
        else await link(source, target);
      }),
  );
}

/** Builds the remote of a checkout, as its team would. */
async function build(checkout: string, out: string) {
  const kit = join(checkout, 'mfe-kit/bin/mfe.mjs');
  const args = ['--disable-warning=ExperimentalWarning', kit, 'build', '--out', out];
  await promisify(execFile)(process.execPath, args, { cwd: join(checkout, REMOTE) });
  return (await readRelease(out)).manifest;
}

test(
  'a remote of another checkout of the same sources is the same release',
  async () => {
    const checkout = join(folder, 'a/checkout');
    await mkdir(checkout, { recursive: true });
    for (const name of READ) {
      const [source, target] = [join(ROOT, name), join(checkout, name)];
      if ((await stat(source)).isDirectory()) await copy(source, target);
      else await link(source, target);
    }
    const here = await build(ROOT, join(folder, 'here'));
    const there = await build(checkout, join(folder, 'there'));

    expect(there.files).toEqual(here.files);
    expect(there.release).toBe(here.release);
  },
  BUILD_MS,
);
