import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packTar } from 'modern-tar';
import { REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { readRelease } from '../release/read-release.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';
import { packRelease } from './pack-release.ts';
import { receiveRelease, UPLOAD_LIMITS } from './receive-release.ts';
import type { ReceiveOptions } from './receive-release.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let registry: string;
let card: string;
let manifest: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  registry = join(folder.path, 'registry');
  card = join(folder.path, 'card');
  await writeRemote(card, 'mfe-card');
  manifest = await readFile(join(card, REMOTE_MANIFEST_FILE), 'utf8');
});
afterEach(() => folder.remove());

const all = { authorise: () => undefined };

/** Names of all files in the registry. */
async function left(): Promise<string[]> {
  const entries = await readdir(registry, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function receiveFolder(options: Partial<ReceiveOptions> = {}) {
  const archive = await packRelease(await readRelease(card));
  return receiveRelease(registry, archive, { ...all, ...options });
}

/** Receives an archive of the given entries. */
async function receive(...entries: readonly (readonly [name: string, text: string | Uint8Array])[]) {
  const archive = await packTar(
    entries.map(([name, body]) => ({
      header: { name, size: Buffer.byteLength(body), type: 'file' as const },
      body,
    })),
  );
  return receiveRelease(registry, [archive].values() as unknown as AsyncIterable<Uint8Array>, all);
}

describe('receiveRelease', () => {
  test('stores a complete upload with its compressed copies, only once', async () => {
    const { release } = await readRelease(card).then((it) => it.manifest);
    expect(await receiveFolder()).toEqual({ kind: 'remote', name: 'mfe-card', release, stored: true });
    const stored = join(registry, 'remotes/mfe-card', release);
    const text = await readFile(join(card, 'chunks/home.js'), 'utf8');
    expect(await readFile(join(stored, 'chunks/home.js'), 'utf8')).toBe(text);
    expect(brotliDecompressSync(await readFile(join(stored, 'chunks/home.js.br'))).toString()).toBe(text);
    expect((await receiveFolder()).stored).toBe(false);
    expect(await readdir(join(registry, '.staging'))).toEqual([]);
    expect((await stat(card)).isDirectory()).toBe(true);
  });

  test('accepts a shell', async () => {
    await writeShell(card);
    expect(await receiveFolder()).toMatchObject({ kind: 'shell', name: 'shell', stored: true });
  });

  test('checks the permission for the remote before it accepts any of its files', async () => {
    const checked: string[] = [];
    const authorise = (name: string) => {
      checked.push(name);
      throw new Error('not yours');
    };
    await expect(receiveFolder({ authorise })).rejects.toThrow();
    expect(checked).toEqual(['mfe-card']);
    expect(await left()).toEqual([]);
  });

  test.each([
    ['a file that is missing', () => rm(join(card, 'home.css')), 'file-missing', 'home.css'],
    [
      'a file with other content of the same size',
      () => writeFile(join(card, 'home.css'), '.home { color: rex }'),
      'file-changed',
      'home.css',
    ],
    [
      'a compressed copy of something else',
      () => writeFile(join(card, 'chunks/home.js.br'), brotliCompressSync('alert(1)')),
      'file-changed',
      'chunks/home.js.br',
    ],
    [
      'a manifest that was changed',
      () => writeFile(join(card, REMOTE_MANIFEST_FILE), manifest.replace('"1.0.0"', '"1.0.9"')),
      'release-changed',
      'release',
    ],
  ])('refuses %s, names it, and keeps nothing', async (_, damage, code, field) => {
    await damage();
    await expect(receiveFolder()).rejects.toMatchObject({ code, field });
    expect(await left()).toEqual([]);
  });

  test.each([
    ['files before the manifest', [['home.css', 'x']], 'upload-malformed', 'begins with'],
    ['a path out of the release', [['m'], ['../../pointer.json', '{}']], 'upload-malformed', 'does not list'],
    ['an absolute path', [['m'], ['/etc/passwd', '']], 'upload-malformed', 'does not list'],
    [
      'a file that the manifest does not name',
      [['m'], ['evil.js', 'alert(1)']],
      'upload-malformed',
      'does not list evil.js',
    ],
    ['a second manifest', [['m'], ['m']], 'upload-malformed', 'does not list'],
    ['more than the manifest lists', [['m'], ['home.css', 'x'.repeat(99)]], 'upload-malformed', '99 bytes'],
    ['an invalid manifest', [[REMOTE_MANIFEST_FILE, '{}']], 'manifest-invalid', 'schemaVersion'],
    ['nothing', [], 'upload-malformed', ''],
  ])('refuses %s, and keeps nothing', async (_, entries, code, message) => {
    const sent = entries.map(([name = '', text]) =>
      name === 'm' ? ([REMOTE_MANIFEST_FILE, manifest] as const) : ([name, text ?? ''] as const),
    );
    await expect(receive(...sent)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    expect(await left()).toEqual([]);
  });

  test('refuses links, which could lead out of the registry', async () => {
    const archive = await packTar([
      { header: { name: REMOTE_MANIFEST_FILE, size: 0, type: 'symlink', linkname: '/etc/passwd' } },
    ]);
    const received = receiveRelease(
      registry,
      [archive].values() as unknown as AsyncIterable<Uint8Array>,
      all,
    );
    await expect(received).rejects.toMatchObject({
      code: 'upload-malformed',
      message: expect.stringContaining('symlink'),
    });
  });

  test.each([
    ['bytes', { bytes: 1700 }, 'files'],
    ['files', { files: 3 }, 'files'],
    ['bytes of manifest', { manifestBytes: 10 }, REMOTE_MANIFEST_FILE],
  ])('refuses more %s than allowed', async (_, limits, field) => {
    await expect(receiveFolder({ limits: { ...UPLOAD_LIMITS, ...limits } })).rejects.toMatchObject({
      code: 'too-large',
      field,
    });
    expect(await left()).toEqual([]);
  });

  test('keeps nothing of an interrupted upload, wherever it breaks off', async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await packRelease(await readRelease(card))) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    for (const part of [0.02, 0.3, 0.6, 0.9]) {
      const broken = (async function* () {
        yield new Uint8Array(whole.subarray(0, Math.floor(whole.length * part)));
        throw new Error('the connection was reset');
      })();
      await expect(receiveRelease(registry, broken, all)).rejects.toMatchObject({ code: 'upload-malformed' });
      expect(await left()).toEqual([]);
    }
    const cut = (async function* () {
      yield new Uint8Array(whole.subarray(0, Math.floor(whole.length / 2)));
    })();
    await expect(receiveRelease(registry, cut, all)).rejects.toThrow();
    expect(await left()).toEqual([]);
    expect(await readdir(join(registry, '.staging'))).toEqual([]);
  });

  test('stores a release once if several clients send it simultaneously', async () => {
    const received = await Promise.all(Array.from({ length: 6 }, () => receiveFolder()));
    expect(received.filter(({ stored }) => stored)).toHaveLength(1);
    expect(await readdir(join(registry, '.staging'))).toEqual([]);
  });
});
