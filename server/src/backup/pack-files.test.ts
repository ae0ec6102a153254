import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';
import { packFiles } from './pack-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-pack-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

const inside = (name: string): string => path.join(folder, name);

async function listed(name: string): Promise<string[]> {
  const names: string[] = [];
  for await (const found of filesBelow(inside(name))) names.push(found);
  return names;
}

describe('files below a folder', () => {
  test('are those of the folder first, without what running publications are writing', async () => {
    await write('registry/remotes/mfe-card/1/main.js', 'card');
    await write('registry/pointer.json', '{}');
    await write('registry/.staging/half/main.js', 'half');
    await write('registry/.publishing.lock', 'who');
    await write('registry/.private/tokens.json', '[]');
    const names = await listed('registry');
    expect(names[0]).toBe('pointer.json');
    expect(names.slice(1).sort()).toEqual(['.private/tokens.json', 'remotes/mfe-card/1/main.js']);
  });

  test('include those behind links, but no link that leads nowhere or back', async () => {
    await write('disk/videos/one.webm', 'video');
    await write('disk/two.webm', 'video');
    await mkdir(inside('media'));
    await symlink(inside('disk/videos'), inside('media/videos'));
    await symlink(inside('disk/two.webm'), inside('media/two.webm'));
    await symlink(inside('media'), inside('disk/videos/back'));
    await symlink(inside('nowhere'), inside('media/three.webm'));
    expect(await listed('media')).toEqual(['two.webm', 'videos/one.webm']);
  });

  test('are none if the folder does not exist', async () => {
    expect(await listed('none')).toEqual([]);
  });
});

describe('packed files', () => {
  test('can be unpacked, without those that no longer exist', async () => {
    await write('empty', '');
    await write('gone', 'gone');
    await write('large', 'x'.repeat(300_000));
    async function* files() {
      for (const name of ['empty', 'gone', 'large']) {
        await rm(inside('gone'), { force: true });
        yield { source: inside(name), target: `packed/${name}` };
        await appendFile(inside('large'), 'more');
      }
    }
    await pipeline(packFiles(files()), unpackTar(inside('unpacked')));
    const read = (name: string) => readFile(inside(`unpacked/packed/${name}`), 'utf8');
    expect(await read('empty')).toBe('');
    expect((await read('large')).slice(0, 300_000)).toBe('x'.repeat(300_000));
    await expect(read('gone')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('fail if one can’t be read', async () => {
    await mkdir(inside('a folder'));
    async function* files() {
      yield { source: inside('a folder'), target: 'file' };
    }
    await expect(pipeline(packFiles(files()), unpackTar(inside('unpacked')))).rejects.toThrow();
  });
});
