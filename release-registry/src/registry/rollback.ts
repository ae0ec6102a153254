import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import type { ChangeOptions } from './change.ts';
import { movePointer } from './move-pointer.ts';
import type { Move } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { pointerOfFilled } from './pointer-of-filled.ts';
import { readServable } from './read-registry.ts';

export interface RollbackOptions extends ChangeOptions {
  /** Composition to go back to; unset: the one before the current. */
  readonly to?: string | undefined;
}

/** Id of the newest composition before the current one that can still be served. */
async function newestPrevious(registry: string, { previous, current }: CompositionPointer): Promise<string> {
  for (const id of previous) {
    const servable = await readServable(registry, id).catch((error: unknown) => {
      if (error instanceof RegistryError && error.kind === 'missing') return undefined;
      throw error;
    });
    if (servable !== undefined) return id;
  }
  throw new RegistryError(
    'previous-missing',
    `There is nothing before composition ${current} to go back to`,
    {
      hint: 'Name a composition: `mfe rollback --to COMPOSITION`; `mfe status` lists them.',
    },
  );
}

/**
 * Pure: the move back to `to`. What is left behind is not remembered as previous, so that the next roll-back goes
 * further back, and never forward to what was given up. A canary ends: it was made upon what is given up.
 */
export function rollbackMove(before: CompositionPointer, to: string): Move | undefined {
  const { current, canary, previous } = before;
  if (to === current) {
    if (canary === undefined) return undefined;
    return { action: 'rollback', from: canary.composition, to, current, previous };
  }
  const position = previous.indexOf(to);
  return { action: 'rollback', from: current, to, current: to, previous: previous.slice(position + 1) };
}

/**
 * Gives all users an earlier composition, and ends a canary.
 * @throws RegistryError `previous-missing`, `composition-missing`, `pointer-moved`
 */
export async function rollback(registry: string, options: RollbackOptions): Promise<PointerChange> {
  const outcome = await movePointer(registry, options, async (before) => {
    const pointer = pointerOfFilled(before);
    const to = options.to ?? (await newestPrevious(registry, pointer));
    await readServable(registry, to);
    return rollbackMove(pointer, to);
  });
  return changeOf(registry, outcome);
}
