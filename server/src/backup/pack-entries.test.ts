import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entriesBelow } from './entries-below.ts';
import { packEntries, type PackedEntry } from './pack-entries.ts';

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
  for await (const { name: found, isFolder } of entriesBelow(inside(name)))
    names.push(isFolder ? `${found}/` : found);
  return names;
}

describe('what is below a folder', () => {
  test('has its files first, without what running publications are writing', async () => {
    await write('registry/remotes/mfe-card/1/main.js', 'card');
    await write('registry/pointer.json', '{}');
    await write('registry/.staging/half/main.js', 'half');
    await write('registry/.publishing.lock', 'who');
    await write('registry/.private/tokens.json', '[]');
    const names = await listed('registry');
    expect(names.slice(0, 2)).toEqual(['/', 'pointer.json']);
    expect(names.filter((name) => !name.endsWith('/')).sort()).toEqual([
      '.private/tokens.json',
      'pointer.json',
      'remotes/mfe-card/1/main.js',
    ]);
  });

  test('includes what is behind links, but no link that leads nowhere or back', async () => {
    await write('disk/videos/one.webm', 'video');
    await write('disk/two.webm', 'video');
    await mkdir(inside('media'));
    await symlink(inside('disk/videos'), inside('media/videos'));
    await symlink(inside('disk/two.webm'), inside('media/two.webm'));
    await symlink(inside('media'), inside('disk/videos/back'));
    await symlink(inside('nowhere'), inside('media/three.webm'));
    await symlink(inside('media/four.webm'), inside('media/four.webm'));
    await symlink(inside('disk/two.webm/five.webm'), inside('media/five.webm'));
    expect(await listed('media')).toEqual(['/', 'two.webm', 'videos/', 'videos/one.webm']);
  });

  test('is nothing if the folder does not exist', async () => {
    expect(await listed('none')).toEqual([]);
  });
});

describe('packed entries', () => {
  const entry = (name: string, isFolder = false): PackedEntry => {
    return { source: inside(name), target: `packed/${name}`, isFolder, isOptional: true };
  };
  const unpackedFrom = (entries: AsyncIterable<PackedEntry>) =>
    pipeline(packEntries(entries), unpackTar(inside('unpacked')));

  test('can be unpacked with their modes, without those that no longer exist', async () => {
    await write('empty', '');
    await write('gone', 'gone');
    await write('large', 'x'.repeat(300_000));
    await mkdir(inside('private'), { mode: 0o700 });
    await unpackedFrom(
      (async function* () {
        yield entry('private', true);
        for (const name of ['empty', 'gone', 'large']) {
          await rm(inside('gone'), { force: true });
          yield entry(name);
        }
      })(),
    );
    const read = (name: string) => readFile(inside(`unpacked/packed/${name}`), 'utf8');
    expect(await read('empty')).toBe('');
    expect(await read('large')).toBe('x'.repeat(300_000));
    await expect(read('gone')).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await stat(inside('unpacked/packed/private'))).mode & 0o777).toBe(0o700);
  });

  test.each([
    ['can’t be read', () => ({ ...entry('a folder'), isFolder: false })],
    ['must exist and does not', () => ({ ...entry('gone'), isOptional: false })],
  ])('fail if one %s', async (_, made) => {
    await mkdir(inside('a folder'));
    await expect(
      unpackedFrom(
        (async function* () {
          yield made();
        })(),
      ),
    ).rejects.toThrow();
  });
});
