import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { publish as publishAs } from './publish.ts';
import { readCurrentComposition, readPointer } from './read-registry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';

const publish = (to: string, folders: readonly string[]) => publishAs(to, folders, { who: 'Ada' });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let registry: string;
let shell: string;
let search: string;
let card: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  [registry, shell, search, card] = ['registry', 'shell', 'search', 'card'].map((it) =>
    join(folder.path, it),
  ) as [string, string, string, string];
  await Promise.all([writeShell(shell), writeRemote(search, 'mfe-search'), writeRemote(card, 'mfe-card')]);
});
afterEach(() => folder.remove());

/** Every file of the registry, with the time of its last change and its inode. */
async function stateOf(path: string) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, ino } = await stat(file);
      return [file, mtimeMs, ino];
    }),
  );
}

describe('publish', () => {
  test('combines shell and remotes into one composition that lists every file it needs', async () => {
    const publication = await publish(registry, [shell, search, card]);
    expect(publication).toMatchObject({ revision: 1, changed: true });
    const composition = await readCurrentComposition(registry);
    expect(composition?.id).toBe(publication.composition);
    expect(composition?.remotes.map((remote) => remote.name)).toEqual(['mfe-card', 'mfe-search']);
    const remote = composition?.remotes[1];
    const served = join(registry, remote?.base ?? '');
    for (const path of [remote?.entry.path, ...(remote?.preload['./home'] ?? []).map((file) => file.path)]) {
      expect((await stat(join(served, path ?? 'missing'))).size).toBeGreaterThan(0);
    }
    expect((await stat(join(served, 'chunks/home.js.br'))).size).toBeGreaterThan(0);
  });

  test.each(['shell', 'mfe-card'])('refuses two builds of %s, and writes nothing', async (name) => {
    const other = join(folder.path, 'other');
    await (name === 'shell' ? writeShell(other) : writeRemote(other, name));
    await expect(publish(registry, [shell, card, other])).rejects.toMatchObject({
      code: 'name-taken',
      message: `There are two builds of ${name} to publish`,
      field: 'releases.2.name',
    });
    await expect(stat(registry)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('writes nothing if nothing changed', async () => {
    const first = await publish(registry, [shell, search, card]);
    const before = await stateOf(registry);
    await writeRemote(search, 'mfe-search');
    const again = await publish(registry, [shell, search, card]);
    expect(again).toMatchObject({ changed: false, composition: first.composition, revision: 1 });
    expect(await stateOf(registry)).toEqual(before);
  });

  test('releases one remote, and keeps all others and the files of the old release', async () => {
    await publish(registry, [shell, search, card]);
    const before = await readCurrentComposition(registry);
    await writeRemote(search, 'mfe-search', 'two');
    const publication = await publish(registry, [search]);
    const after = await readCurrentComposition(registry);
    expect(after?.remotes[0]).toEqual(before?.remotes[0]);
    expect(after?.shell).toEqual(before?.shell);
    expect(after?.remotes[1]?.release).not.toBe(before?.remotes[1]?.release);
    expect((await stat(join(registry, before?.remotes[1]?.base ?? '', 'remote-entry.js'))).isFile()).toBe(
      true,
    );
    expect(await readPointer(registry)).toMatchObject({
      revision: 2,
      current: publication.composition,
      previous: [before?.id],
    });
  });

  test('gives the same composition for the same releases', async () => {
    const first = await publish(registry, [shell, search]);
    await writeRemote(search, 'mfe-search', 'two');
    await publish(registry, [search]);
    await writeRemote(search, 'mfe-search', 'one');
    expect((await publish(registry, [search])).composition).toBe(first.composition);
    expect((await readPointer(registry))?.revision).toBe(3);
  });
});

describe('publish changes nothing and refuses', () => {
  beforeEach(() => publish(registry, [shell, card]));

  test.each([
    [
      'a file that is missing',
      () => rm(join(search, 'home.css')),
      'mfe-search [0-9a-f]{16} lacks a file.*home.css',
    ],
    [
      'a file that was changed after the build',
      () => writeFile(join(search, 'remote-entry.js'), 'alert(1)'),
      'was changed after its build: remote-entry.js',
    ],
    [
      'a compressed copy of another file',
      async () => writeFile(join(search, 'chunks/home.js.br'), brotliCompressSync('alert(1)')),
      'was changed after its build: chunks/home.js.br',
    ],
    [
      'a compressed copy that unpacks without end',
      async () => writeFile(join(search, 'chunks/home.js.gz'), gzipSync(Buffer.alloc(50_000_000))),
      'was changed after its build: chunks/home.js.gz',
    ],
    [
      'a manifest that was changed after the build',
      async () => {
        const file = join(search, REMOTE_MANIFEST_FILE);
        await writeFile(file, (await readFile(file, 'utf8')).replace('"1.0.0"', '"1.0.9"'));
      },
      'does not match its hash',
    ],
    [
      'a manifest that lacks a field',
      async () => {
        const file = join(search, REMOTE_MANIFEST_FILE);
        const { entry: _, ...manifest } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
        await writeFile(file, JSON.stringify(manifest));
      },
      'The manifest in .* is not valid: entry',
    ],
    ['a folder without a release', () => rm(join(search, REMOTE_MANIFEST_FILE)), 'contains no release'],
    ['a missing folder', () => rm(search, { recursive: true }), 'There is no folder'],
  ])('%s', async (_, damage, message) => {
    const before = await stateOf(registry);
    await damage();
    await expect(publish(registry, [search])).rejects.toThrow(new RegExp(message));
    expect(await stateOf(registry)).toEqual(before);
  });

  test('a remote with the addresses of another one', async () => {
    const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')];
    await writeRemote(first, 'mfe-weather');
    await writeRemote(second, 'weather');
    await publish(registry, [first]);
    await expect(publish(registry, [second])).rejects.toMatchObject({
      code: 'name-taken',
      message: 'mfe-weather and weather would both have the addresses below /x/weather',
    });
    expect((await readCurrentComposition(registry))?.remotes.map(({ name }) => name)).toEqual([
      'mfe-card',
      'mfe-weather',
    ]);
  });

  test('[MFE-06] a remote that was built against another major version of the contract', async () => {
    const before = await stateOf(registry);
    await writeRemote(search, 'mfe-search', 'one', '2.0.0');
    await expect(publish(registry, [search])).rejects.toThrow(
      'The shell offers remote contract 1.0.0, but mfe-search was built against 2.0.0',
    );
    expect(await stateOf(registry)).toEqual(before);
  });

  test('[MFE-06] a shell that no longer offers the contract of a published remote', async () => {
    const before = await stateOf(registry);
    await writeShell(shell, 'two', '2.0.0');
    await expect(publish(registry, [shell])).rejects.toThrow('mfe-card was built against 1.0.0');
    expect(await stateOf(registry)).toEqual(before);
  });

  test('a remote if there is no shell', async () => {
    await expect(publish(join(folder.path, 'empty'), [search])).rejects.toThrow(
      'Nothing is published in this registry yet, not even a shell',
    );
  });

  test('a release if the registry’s copy is damaged', async () => {
    const composition = await readCurrentComposition(registry);
    await writeFile(join(registry, composition?.remotes[0]?.base ?? '', 'remote-entry.js'), 'cut of');
    await expect(publish(registry, [card])).rejects.toThrow("The registry's copy of mfe-card");
  });

  test('a release if the registry’s copy has other bytes of the same number', async () => {
    const composition = await readCurrentComposition(registry);
    const file = join(registry, composition?.remotes[0]?.base ?? '', 'remote-entry.js');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/./, 'X'));
    await expect(publish(registry, [card])).rejects.toThrow(
      /copy of mfe-card .* is damaged: remote-entry\.js/,
    );
  });

  test('a build that was changed after its release was published', async () => {
    await publish(registry, [search]);
    const before = await stateOf(registry);
    await writeFile(join(search, 'remote-entry.js'), 'alert(1)');
    await expect(publish(registry, [search])).rejects.toThrow('was changed after its build: remote-entry.js');
    expect(await stateOf(registry)).toEqual(before);
  });

  test('any release if the pointer is damaged', async () => {
    await writeFile(join(registry, 'pointer.json'), '{"current": "latest"}');
    await expect(publish(registry, [search])).rejects.toThrow(/pointer.json is damaged: .*current/);
  });
});
