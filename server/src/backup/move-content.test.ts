import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder, moveContent } from './move-content.ts';

async function folderIn(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'airdex-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** On the disk of the repository, which may be another one than that of temporary files. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

test.each([
  ['the same disk', tmpdir()],
  ['another disk', CACHE],
])(
  'content from %s is moved to a folder that stays, in place of what it contained',
  async (_where, parent) => {
    const from = await folderIn(parent);
    await mkdir(path.join(from, 'remotes'));
    await writeFile(path.join(from, 'remotes', 'one.js'), 'one');
    const to = await folderIn(tmpdir());
    await mkdir(path.join(to, 'old'));
    const { ino } = await stat(to);

    await emptyFolder(to);
    await moveContent(from, to);
    expect(await readdir(to)).toEqual(['remotes']);
    expect(await readFile(path.join(to, 'remotes', 'one.js'), 'utf8')).toBe('one');
    expect((await stat(to)).ino).toBe(ino);
    await moveContent(path.join(from, 'none'), to);
  },
);
