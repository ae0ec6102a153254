import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote } from '../testing/test-releases.ts';
import { INTEGRITY_TOKEN } from './chunk-integrity.ts';
import { readIntegrity, replaceInBytes } from './release-files.ts';
import { RELEASE_TOKEN } from './release-token.ts';
import { releaseHashOf, finalizeRelease } from './finalize-release.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('finalizeRelease', () => {
  test('gives the same release for the same files, regardless of folder and time', async () => {
    const first = await writeRemote(join(folder.path, 'a'), 'mfe-search');
    const second = await writeRemote(join(folder.path, 'elsewhere/b'), 'mfe-search');
    expect(second.release).toBe(first.release);
    expect(second.files).toEqual(first.files);
  });

  test('gives a different release if a file, the name or the contract differs', async () => {
    const releases = await Promise.all([
      writeRemote(join(folder.path, 'a'), 'mfe-search', 'one'),
      writeRemote(join(folder.path, 'b'), 'mfe-search', 'two'),
      writeRemote(join(folder.path, 'c'), 'mfe-card', 'one'),
      writeRemote(join(folder.path, 'd'), 'mfe-search', 'one', '1.1.0'),
    ]);
    expect(new Set(releases.map((finalized) => finalized.release)).size).toBe(releases.length);
  });

  test('replaces the token with the hash, and describes the resulting files', async () => {
    const finalized = await writeRemote(folder.path, 'mfe-search');
    const entry = await readFile(join(folder.path, 'remote-entry.js'), 'utf8');
    expect(entry).toContain(`chunks_${finalized.release}`);
    expect(entry).not.toContain(RELEASE_TOKEN);
    expect(finalized.files.find((file) => file.path === 'remote-entry.js')?.bytes).toBe(entry.length);
  });

  test('adds compressed copies that unpack to the file, but does not list them', async () => {
    await writeRemote(folder.path, 'mfe-search');
    await writeFile(join(folder.path, 'home.mjs'), `export default "${'home'.repeat(600)}";`);
    const finalized = await finalizeRelease(folder.path, {}, REMOTE_MANIFEST_FILE);
    for (const path of ['chunks/home.js', 'home.mjs']) {
      const file = join(folder.path, path);
      const text = await readFile(file, 'utf8');
      expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
      expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
    }
    expect(finalized.files.map((it) => it.path)).toEqual([
      'chunks/home.js',
      'home.css',
      'home.mjs',
      'mf-manifest.json',
      'remote-entry.js',
    ]);
  });
});

describe('the integrity in a release’s scripts', () => {
  const sources = {
    'entry.js': `load("chunk_${RELEASE_TOKEN}", "${INTEGRITY_TOKEN}")`,
    'chunk.js': `self.chunk_${RELEASE_TOKEN} = [];`,
    'chunk.mjs': 'export default 1;',
    'late.css': '.late { color: red }',
    'picture.svg': '<svg/>',
  };

  async function finalize(name: string) {
    const root = join(folder.path, name);
    await mkdir(root);
    for (const [path, text] of Object.entries(sources)) await writeFile(join(root, path), text);
    const result = await finalizeRelease(root, { name }, 'manifest.json');
    const paths = result.files.map(({ path }) => path);
    const again = () => releaseHashOf(root, { name }, paths, result.release);
    return { ...result, root, again, entry: join(root, 'entry.js') };
  }

  test('covers every finalized script and style', async () => {
    const { files, entry } = await finalize('a');
    const hash = (path: string) => files.find((it) => it.path === path)?.integrity.slice('sha384-'.length);
    const text = await readFile(entry, 'utf8');
    const pins = ['chunk.js', 'chunk.mjs', 'late.css'].map((path) => `${path}=${hash(path)}`);
    expect(text).toContain(`"airdexPins:${pins.join(' ')};"`);
    expect(files.find((it) => it.path === 'entry.js')?.bytes).toBe(text.length);
  });

  test('needs a placeholder in an entry file of each build', async () => {
    await finalize('a');
    const finalized = (...starts: string[][]) =>
      finalizeRelease(join(folder.path, 'a'), { name: 'a' }, 'manifest.json', { starts });
    await expect(finalized(['chunk.js'])).rejects.toThrow(
      'The build that starts with chunk.js loads chunk.mjs, entry.js, late.css',
    );
    await expect(finalized(['entry.js'], ['chunk.js'])).rejects.toThrow(
      'The build that starts with chunk.js',
    );
    await expect(finalized(['entry.js'])).resolves.toMatchObject({ files: expect.any(Array) });
  });

  test('covers only files of the same build', async () => {
    const root = join(folder.path, 'shell');
    const files = {
      'main.js': `load("${INTEGRITY_TOKEN}")`,
      'page.js': 'page()',
      'development/main.js': `load("${INTEGRITY_TOKEN}")`,
      'development/page.js': 'developed()',
    };
    await mkdir(join(root, 'development'), { recursive: true });
    for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
    const content = { development: { scripts: ['development/main.js'], styles: [] } };
    const { release } = await finalizeRelease(root, content, 'manifest.json');
    const pinned = async (path: string) =>
      (await readFile(join(root, path), 'utf8')).match(/[\w/]+\.js(?==)/g);
    expect(await pinned('main.js')).toEqual(['page.js']);
    expect(await pinned('development/main.js')).toEqual(['development/page.js']);
    expect(await releaseHashOf(root, content, Object.keys(files).sort(), release)).toBe(release);
  });

  test('may cover both builds, as in older releases, without changing the hash', async () => {
    const root = join(folder.path, 'shell');
    await mkdir(join(root, 'development'), { recursive: true });
    await writeFile(join(root, 'main.js'), `load("${INTEGRITY_TOKEN}")`);
    await writeFile(join(root, 'development/page.js'), 'developed()');
    const content = { development: { scripts: ['development/page.js'], styles: [] } };
    const paths = ['development/page.js', 'main.js'];
    const { release } = await finalizeRelease(root, content, 'manifest.json');
    const { allPins } = await readIntegrity(root, paths);
    await writeFile(join(root, 'main.js'), `load("${allPins}")`);
    expect(allPins).toContain('development/page.js=');
    expect(await releaseHashOf(root, content, paths, release)).toBe(release);
  });

  test('is part of the release’s hash', async () => {
    const { release, again, entry } = await finalize('a');
    expect(await again()).toBe(release);
    const text = await readFile(entry, 'utf8');
    await writeFile(entry, text.replace(/chunk\.js=./, 'chunk.js=_'));
    expect(await again()).not.toBe(release);
  });
});

describe('replaceInBytes', () => {
  test('keeps every byte around the token, regardless of the encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0x00, 0xc3]),
      Buffer.from(`节目${RELEASE_TOKEN}é`),
      Buffer.from([0xfe]),
    ]);
    const replaced = replaceInBytes(bytes, RELEASE_TOKEN, '0123456789abcdef');
    expect(replaced.length).toBe(bytes.length);
    expect(replaceInBytes(replaced, '0123456789abcdef', RELEASE_TOKEN).equals(bytes)).toBe(true);
    await writeFile(join(folder.path, 'x'), replaced);
    expect((await readFile(join(folder.path, 'x'))).includes('0123456789abcdef')).toBe(true);
  });
});
