import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packTar } from 'modern-tar/fs';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { MANIFEST_FILE } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let scratch: string;
let database: Database;
let whole: Buffer;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-damaged-'));
  database = await testDatabase().open();
  const contents = { [MANIFEST_FILE]: '{}', a: noise('a'), b: noise('b'), c: noise('c') };
  const entries = Object.entries(contents).map(
    ([target, content]) => ({ type: 'content', target, content, mtime: new Date(0) }) as const,
  );
  whole = gzipSync(await buffer(packTar(entries)));
});
afterAll(async () => {
  await database.close();
  await rm(scratch, { recursive: true, force: true });
});

/** The same 64 KB for a seed, which compress to about half: a damaged byte changes the length of what follows. */
function noise(seed: string): string {
  let text = '';
  for (let at = 0; at < 1000; at++) text += createHash('sha256').update(`${seed}${at}`).digest('hex');
  return text;
}

/** Restores an archive into an empty data folder, and returns the message and whether the folder is incomplete. */
async function restored(archive: Buffer): Promise<[string, boolean]> {
  const file = path.join(scratch, 'backup');
  await writeFile(file, archive);
  const dataDir = await mkdtemp(path.join(scratch, 'data-'));
  const message = await restoreBackup(database, dataDir, file, { time: '06:00', zone: 'UTC' }).then(
    () => 'It was restored.',
    (error: unknown) => String(error),
  );
  return [message, existsSync(path.join(dataDir, 'restore.unfinished'))];
}

const REFUSED = [expect.stringMatching(/ is not a complete backup: .*[^.]\.$/), false];

test('a backup with a damaged byte is refused, wherever it is', async () => {
  for (let at = 50; at < whole.length; at += 3001) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (at % 8)), at);
    expect([at, await restored(damaged)]).toEqual([at, REFUSED]);
  }
});

test('a backup whose entries are not where they should be is refused', async () => {
  const tar = gunzipSync(whole);
  const second = 1024;
  const shifted = Buffer.concat([tar.subarray(0, second), Buffer.alloc(1), tar.subarray(second)]);
  expect(await restored(gzipSync(shifted))).toEqual(REFUSED);
});

test('a backup that ends early is refused', async () => {
  const tar = gunzipSync(whole);
  for (const length of [1024, 5000, tar.length - 1024]) {
    expect([length, await restored(gzipSync(tar.subarray(0, length)))]).toEqual([length, REFUSED]);
  }
});
