import { describe, expect, test } from 'vitest';
import { RegistryError } from './registry-error.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

/** Runs work that fails with `code` as often as `times`, then succeeds. `runs` lists the revisions that it got. */
function failing(code: 'pointer-moved' | 'registry-busy' | 'forbidden', times: number) {
  const runs: (number | undefined)[] = [];
  const work = async (revision: number | undefined) => {
    runs.push(revision);
    if (runs.length <= times) throw new RegistryError(code, 'no', { details: { revision: runs.length } });
    return 'done';
  };
  return { runs, outcome: repeatOnConflict(work) };
}

describe('repeatOnConflict', () => {
  test('repeats while other changes come first, based on their revisions', async () => {
    const { runs, outcome } = failing('pointer-moved', 6);
    await expect(outcome).resolves.toBe('done');
    expect(runs).toEqual([undefined, 1, 2, 3, 4, 5, 6]);
  });

  test('gives up after two attempts if the registry is locked', async () => {
    const { runs, outcome } = failing('registry-busy', 10);
    await expect(outcome).rejects.toMatchObject({ code: 'registry-busy' });
    expect(runs).toHaveLength(2);
  });

  test('does not repeat after other errors', async () => {
    const { runs, outcome } = failing('forbidden', 1);
    await expect(outcome).rejects.toMatchObject({ code: 'forbidden' });
    expect(runs).toHaveLength(1);
  });
});
