import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIndexFile } from './read-index-file.ts';
import { removeAbandoned } from './remove-abandoned.ts';

const program = (name: string): string[] => [
  '--no-warnings',
  new URL(`../../../testing/index-storage/${name}`, import.meta.url).pathname,
];

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'airdex-index-processes-'));
  file = path.join(folder, 'index');
});
afterAll(() => rmSync(folder, { recursive: true }));

const unfinished = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.unfinished'));

describe('storing an index', () => {
  test('leaves the previous file or none when its process is killed', async () => {
    for (const writes of [0, 1, 2]) {
      const before = unfinished().length;
      const child = spawn(process.execPath, [...program('write-forever.ts'), file]);
      const ended = once(child, 'close');
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      // After some whole writes, as soon as the next one has begun.
      const killed = new Promise<void>((resolve) => {
        const watcher = watch(folder, () => {
          if (printed.split('\n').length <= writes || unfinished().length <= before) return;
          child.kill('SIGKILL');
          watcher.close();
          resolve();
        });
      });
      await killed;
      await ended;
      if (!existsSync(file)) continue;
      const last = printed.split('\n').filter((line) => line !== '').length;
      const { catalogue } = readIndexFile(file, 'this code', 1);
      expect([last, last + 1]).toContain(Number(catalogue));
    }
    expect(existsSync(file)).toBe(true);
  }, 120_000);

  test('removes what killed processes left behind long ago', () => {
    const [first] = unfinished();
    if (first === undefined) throw new Error('No process was killed while it wrote.');
    removeAbandoned(folder);
    expect(unfinished()).toContain(first);
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of unfinished()) utimesSync(path.join(folder, name), hourAgo, hourAgo);
    removeAbandoned(folder);
    expect(readdirSync(folder)).toEqual(['index']);
  });

  test('and reading it copies nothing in memory', async () => {
    const MIB = 192;
    const run = promisify(execFile);
    const grownBy = async (what: string): Promise<number> => {
      const large = path.join(folder, 'large');
      const { stdout } = await run(process.execPath, [
        ...program('measure-memory.ts'),
        what,
        large,
        String(MIB),
      ]);
      return Number(stdout);
    };
    expect(await grownBy('write')).toBeLessThan(MIB / 4);
    const read = await grownBy('read');
    expect(read).toBeGreaterThan(MIB / 2);
    expect(read).toBeLessThan(MIB * 1.25);
  }, 120_000);
});
