import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, readCurrentComposition, readPointer } from '@airdex/release-registry';
import { temporaryFolder, writeRemote, writeShell } from '@airdex/release-registry/testing';

const run = promisify(execFile);
const mfe = fileURLToPath(new URL('../../bin/mfe.mjs', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('teams that publish at the same moment, each from a process of its own, lose nothing of one another', async () => {
  const registry = join(folder.path, 'registry');
  await writeShell(join(folder.path, 'shell'));
  await publish(registry, [join(folder.path, 'shell')]);
  const names = ['mfe-account', 'mfe-card', 'mfe-collections', 'mfe-search'];
  await Promise.all(names.map((name) => writeRemote(join(folder.path, name), name)));

  const outcomes = await Promise.all(
    names.map(async (name) => {
      const args = [mfe, 'publish', '--json', '--registry', registry, '--from', join(folder.path, name)];
      const { stdout } = await run(process.execPath, args);
      return JSON.parse(stdout) as { revision: number; changed: boolean };
    }),
  );

  expect(outcomes.map((outcome) => outcome.revision).sort()).toEqual([2, 3, 4, 5]);
  expect((await readCurrentComposition(registry))?.remotes.map((remote) => remote.name)).toEqual(names);
  expect(await readPointer(registry)).toMatchObject({ revision: 5, previous: { length: 4 } });
  // Neither a lock nor half a document is left.
  expect((await readdir(registry)).sort()).toEqual(['compositions', 'pointer.json', 'remotes', 'shell']);
  expect(
    (await readdir(join(registry, 'compositions'))).every((name) => /^[0-9a-f]{16}\.json$/.test(name)),
  ).toBe(true);
}, 30_000);
