import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { HistoryEntry } from '@airdex/shared-contracts/composition';
import { appendToHistory, readHistory } from './history.ts';
import { historyFile } from './registry-layout.ts';

const entry = (revision: number, who = 'Ada'): HistoryEntry => ({
  revision,
  at: '2026-01-01T00:00:00.000Z',
  who,
  action: 'publish',
  to: revision.toString(16).padStart(16, '0'),
});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const revisions = async (...args: readonly [revision: number, most?: number]) =>
  (await readHistory(folder.path, ...args)).map(({ revision }) => revision);

describe('the history', () => {
  test('is read newest first, up to the requested number of entries', async () => {
    expect(await revisions(0)).toEqual([]);
    for (let n = 1; n <= 5; n += 1) await appendToHistory(folder.path, entry(n));
    expect(await revisions(5)).toEqual([5, 4, 3, 2, 1]);
    expect(await revisions(5, 2)).toEqual([5, 4]);
    expect(await revisions(5, 0)).toEqual([]);
  });

  test('is read across block boundaries, with any characters', async () => {
    const names = Array.from({ length: 900 }, (_, n) => `节目编辑 ${n} ${'é'.repeat(n % 97)}`);
    const lines = names.map((who, n) => JSON.stringify(entry(n + 1, who)));
    await writeFile(historyFile(folder.path), `${lines.join('\n')}\n`);
    const read = await readHistory(folder.path, 900);
    expect(read.map(({ who }) => who)).toEqual(names.toReversed());
  });

  test('omits an incomplete line of a process that died, and keeps the next line intact', async () => {
    await appendToHistory(folder.path, entry(1));
    await appendFile(historyFile(folder.path), '{"revision":2,"at":"20');
    await appendToHistory(folder.path, entry(2, 'Ben'));
    expect((await readHistory(folder.path, 2)).map(({ who }) => who)).toEqual(['Ben', 'Ada']);
  });

  test('omits a change that never reached the pointer', async () => {
    await appendToHistory(folder.path, entry(1));
    // The process died before it moved the pointer. Then another one created revision 2.
    await appendToHistory(folder.path, entry(2, 'died'));
    expect(await revisions(1)).toEqual([1]);
    await appendToHistory(folder.path, entry(2, 'Ben'));
    expect((await readHistory(folder.path, 2)).map(({ who }) => who)).toEqual(['Ben', 'Ada']);
    expect((await readFile(historyFile(folder.path), 'utf8')).split('\n')).toHaveLength(4);
  });
});
