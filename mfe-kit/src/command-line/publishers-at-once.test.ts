import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readCurrentComposition, readHistory, readPointer } from '@airdex/release-registry';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';

const run = promisify(execFile);
const mfe = fileURLToPath(new URL('../../bin/mfe.mjs', import.meta.url));
const TEAMS = 20;

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

test('twenty teams that publish at the same time, each from its own process, do not lose each other’s releases', async () => {
  const names = Array.from({ length: TEAMS }, (_, n) => `mfe-team-${String(n).padStart(2, '0')}`);
  const folders = await Promise.all(names.map((name) => registry.build(name, 'one')));

  const outcomes = await Promise.all(
    names.map(async (name, n) => {
      const args = [
        'publish',
        '--json',
        '--as',
        name,
        '--registry',
        registry.path,
        '--from',
        folders[n] ?? '',
      ];
      const { stdout } = await run(process.execPath, [mfe, ...args]);
      return JSON.parse(stdout) as { revision: number; changed: boolean };
    }),
  );

  expect(outcomes.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
    Array.from({ length: TEAMS }, (_, n) => n + 2),
  );
  const composition = await readCurrentComposition(registry.path);
  expect(composition?.remotes.map(({ name }) => name)).toEqual(['mfe-card', 'mfe-search', ...names]);
  expect(await readPointer(registry.path)).toMatchObject({
    revision: TEAMS + 1,
    previous: { length: TEAMS },
  });
  const history = await readHistory(registry.path, TEAMS + 1);
  expect(history).toHaveLength(TEAMS + 1);
  for (const [n, entry] of history.slice(0, TEAMS).entries()) {
    expect(entry.from).toBe(history[n + 1]?.to);
    expect(entry.releases?.[0]).toMatch(new RegExp(`^${entry.who} [0-9a-f]{16}$`));
  }
  // No lock and no incomplete document remain.
  expect((await readdir(registry.path)).sort()).toEqual([
    '.staging',
    'compositions',
    'history.jsonl',
    'pointer.json',
    'remotes',
    'shell',
  ]);
  expect(await readdir(join(registry.path, '.staging'))).toEqual([]);
  const compositions = await readdir(join(registry.path, 'compositions'));
  expect(compositions.every((name) => /^[0-9a-f]{16}\.json$/.test(name))).toBe(true);
}, 240_000);
