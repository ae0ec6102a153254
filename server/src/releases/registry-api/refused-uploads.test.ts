import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToken } from '@airdex/release-registry';
import { registryCalls, UPLOAD_TYPE } from '@airdex/release-registry/http-api';
import { readRelease } from '@airdex/release-registry/release';
import { writeRemote } from '@airdex/release-registry/testing';
import { packRelease } from '@airdex/release-registry/upload';
import { REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { prepareDataFolder } from '../../../testing/prepared-data-folder.ts';
import { open, received } from '../../../testing/bare-connection.ts';
import {
  killServerProcesses,
  startServerProcess,
  type ServerProcess,
} from '../../../testing/server-process.ts';
import { until } from '../../../testing/until.ts';

const MEGABYTE = 1024 * 1024;
/** Number of concurrent uploads of each kind. */
const AT_ONCE = 4;
const LARGE_FILE = 'chunks/large.js';

let scratch: string;
let server: ServerProcess;
let address: string;
let registry: string;
let tokens: Readonly<Record<'own' | 'other' | 'wrong', string>>;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-uploads-'));
  registry = path.join(scratch, 'data', 'registry');
  await prepareDataFolder(path.join(scratch, 'data'));
  server = startServerProcess({ DATA_DIR: path.join(scratch, 'data') });
  address = await server.readyAddress();
  const tokenOf = async (scope: string): Promise<string> =>
    (await addToken(registry, { scope, note: 'tests', who: 'Ada' })).secret;
  tokens = { own: await tokenOf('mfe-card'), other: await tokenOf('mfe-search'), wrong: 'airdex_00_00' };
}, 120_000);
afterAll(async () => {
  killServerProcesses();
  await server.ended;
  await rm(scratch, { recursive: true, force: true });
});

/** A release of mfe-card with one large empty file. `isNamed`: whether its manifest names that file. */
async function largeRelease(megabytes: number, isNamed: boolean): Promise<ReadableStream<Uint8Array>> {
  const folder = await mkdtemp(path.join(scratch, 'release-'));
  await writeRemote(folder, 'mfe-card', String(megabytes));
  await writeFile(path.join(folder, LARGE_FILE), '');
  await truncate(path.join(folder, LARGE_FILE), megabytes * MEGABYTE);
  const release = await readRelease(folder);
  const [first] = release.manifest.files;
  if (first === undefined) throw new Error('The release has no files');
  const files = [{ ...first, path: LARGE_FILE, bytes: megabytes * MEGABYTE }, ...release.manifest.files];
  const file = path.join(folder, REMOTE_MANIFEST_FILE);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  if (isNamed) await writeFile(file, JSON.stringify({ ...manifest, files }));
  const named = { ...release, manifest: { ...release.manifest, files } } as typeof release;
  return packRelease(named);
}

async function upload(
  token: string,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(`${address}${registryCalls.upload.path}`, {
    method: registryCalls.upload.method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': UPLOAD_TYPE },
    body,
    duplex: 'half',
    signal,
  });
  const { code } = (await response.json()) as { readonly code: string };
  return [response.status, code];
}

const staged = (): Promise<string[]> => readdir(path.join(registry, '.staging')).catch(() => []);

async function expectNothingLeft(): Promise<void> {
  await until(async () => (await staged()).length === 0);
  expect(await readdir(path.join(registry, 'remotes')).catch(() => [])).toEqual([]);
  const health = await fetch(`${address}/healthz`).then(
    ({ status }) => status,
    () => server.output(),
  );
  expect(health).toBe(200);
}

const several = <Result>(begin: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => begin(index)));

test.each([
  ['with a wrong token', 'wrong', 20, false, [401, 'unauthorised']],
  ["with another remote's token", 'other', 30, true, [403, 'forbidden']],
  ['with a file that the manifest does not name', 'own', 40, false, [422, 'upload-malformed']],
  ['with a file that is too large', 'own', 80, true, [413, 'too-large']],
  ['with a file that differs from the manifest', 'own', 20, true, [422, 'file-changed']],
] as const)(
  'large uploads %s are rejected, crash no process and leave nothing',
  async (_, token, megabytes, isNamed, httpError) => {
    const answers = await several(async () => upload(tokens[token], await largeRelease(megabytes, isNamed)));
    expect(answers).toEqual(answers.map(() => httpError));
    await expectNothingLeft();
  },
  120_000,
);

test('large uploads whose connections break crash no process and leave nothing', async () => {
  const cut = new AbortController();
  const uploads = several(async () => upload(tokens.own, await largeRelease(60, true), cut.signal));
  await Promise.race([uploads, until(async () => (await staged()).length >= AT_ONCE)]);
  cut.abort();
  await expect(uploads).rejects.toMatchObject({ name: 'AbortError' });
  await expectNothingLeft();
}, 120_000);

test('a rejected upload is read to its end, so that its connection serves the next call', async () => {
  const archive = await buffer(await largeRelease(30, true));
  const { hostname, port } = new URL(address);
  const connection = open(Number(port), hostname);
  const head = (name: 'upload' | 'status', length: number): string =>
    `${registryCalls[name].method} ${registryCalls[name].path} HTTP/1.1\r\nHost: ${hostname}\r\n` +
    `Authorization: Bearer ${tokens.other}\r\nContent-Type: ${UPLOAD_TYPE}\r\nContent-Length: ${length}\r\n\r\n`;
  connection.send(head('upload', archive.length));
  connection.socket.write(archive);
  connection.send(head('status', 0));
  // The registry is empty.
  await received(connection, 'HTTP/1.1 404');
  expect(connection.received()).toMatch(/^HTTP\/1.1 403 /);
  connection.socket.destroy();
}, 60_000);

test('a restart removes what a killed server left', async () => {
  const uploads = several(async () => upload(tokens.own, await largeRelease(60, true)));
  await Promise.race([uploads, until(async () => (await staged()).length >= AT_ONCE)]);
  server.process.kill('SIGKILL');
  await expect(uploads).rejects.toThrow();
  await server.ended;
  expect((await staged()).length).toBeGreaterThan(0);
  server = startServerProcess({ DATA_DIR: path.join(scratch, 'data') });
  address = await server.readyAddress();
  await expectNothingLeft();
}, 120_000);
