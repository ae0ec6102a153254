import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readHistory } from './history.ts';
import { movePointer, nextPointer } from './move-pointer.ts';
import { readPointer } from './read-registry.ts';
import { lockFile } from './registry-layout.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');
const now = '2026-01-01T00:00:00.000Z';
const to = (current: string) => ({ action: 'publish', from: undefined, to: current, current }) as const;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('nextPointer', () => {
  test('remembers previous compositions, newest first, each once, up to a maximum', () => {
    let pointer: CompositionPointer | undefined;
    for (let n = 0; n < POINTER_HISTORY_MAX + 10; n += 1)
      pointer = nextPointer(pointer, { current: id(n) }, now);
    expect(pointer?.revision).toBe(POINTER_HISTORY_MAX + 10);
    expect(pointer?.previous).toHaveLength(POINTER_HISTORY_MAX);
    expect(pointer?.previous[0]).toBe(id(POINTER_HISTORY_MAX + 8));
    const back = nextPointer(pointer, { current: id(POINTER_HISTORY_MAX + 8) }, now);
    expect(back.previous.filter((it) => it === back.current)).toEqual([]);
  });
});

describe('movePointer', () => {
  test('refuses a change that is based on an older revision, and keeps the newer one', async () => {
    await movePointer(folder.path, { who: 'Ada' }, async () => to(id(1)));
    await movePointer(folder.path, { who: 'Ben', revision: 1 }, async () => to(id(2)));
    const late = movePointer(folder.path, { who: 'Ada', revision: 1 }, async () => to(id(3)));
    await expect(late).rejects.toMatchObject({
      code: 'pointer-moved',
      kind: 'conflict',
      message: 'The pointer is at revision 2, no longer at 1',
      details: { revision: 2 },
    });
    expect(await readPointer(folder.path)).toMatchObject({ revision: 2, current: id(2), previous: [id(1)] });
    expect((await readHistory(folder.path, 2)).map(({ who }) => who)).toEqual(['Ben', 'Ada']);
  });

  test('does not move the pointer if another process took over the lock in the meantime', async () => {
    await movePointer(folder.path, { who: 'Ada' }, async () => to(id(1)));
    const late = movePointer(folder.path, { who: 'Ada' }, async () => {
      await writeFile(lockFile(folder.path), '1 00000000-next another-machine');
      return to(id(2));
    });
    await expect(late).rejects.toMatchObject({ code: 'registry-busy' });
    expect(await readPointer(folder.path)).toMatchObject({ revision: 1, current: id(1) });
  });

  test('accepts only one of many changes based on the same revision', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        movePointer(folder.path, { who: `${n}`, revision: 0 }, async () => to(id(n))),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readPointer(folder.path))?.revision).toBe(1);
  });
});
