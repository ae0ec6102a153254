import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { nextPointer, swapPointer } from './move-pointer.ts';
import { readPointer } from './read-registry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');
const now = '2026-01-01T00:00:00.000Z';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('nextPointer', () => {
  test('remembers where users came from, newest first, none twice, and not for ever', () => {
    let pointer: CompositionPointer | undefined;
    for (let n = 0; n < POINTER_HISTORY_MAX + 10; n += 1) pointer = nextPointer(pointer, id(n), now);
    expect(pointer?.revision).toBe(POINTER_HISTORY_MAX + 10);
    expect(pointer?.previous).toHaveLength(POINTER_HISTORY_MAX);
    expect(pointer?.previous[0]).toBe(id(POINTER_HISTORY_MAX + 8));
    const back = nextPointer(pointer, id(POINTER_HISTORY_MAX + 8), now);
    expect(back.previous.filter((it) => it === back.current)).toEqual([]);
  });

  test('ends a canary', () => {
    const first = nextPointer(undefined, id(1), now);
    const withCanary: CompositionPointer = { ...first, canary: { composition: id(2), percent: 10 } };
    expect(nextPointer(withCanary, id(3), now).canary).toBeUndefined();
  });
});

describe('swapPointer', () => {
  test('refuses what was made from an older revision, and leaves the newer one', async () => {
    const first = nextPointer(undefined, id(1), now);
    await swapPointer(folder.path, first);
    const mine = nextPointer(first, id(2), now);
    const theirs = nextPointer(first, id(3), now);
    await swapPointer(folder.path, theirs);
    await expect(swapPointer(folder.path, mine)).rejects.toThrow('The pointer moved to revision 2');
    expect(await readPointer(folder.path)).toEqual(theirs);
  });
});
