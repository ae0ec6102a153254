import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import type { ChangeOptions } from './change.ts';
import { lastKnownPointer } from './last-known-pointer.ts';
import { movePointer } from './move-pointer.ts';
import type { Move } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { requirePointer } from './require-pointer.ts';
import { readPointer, readServable } from './read-registry.ts';

export interface RollbackOptions extends ChangeOptions {
  /** Composition to roll back to; unset: the one before the current one. */
  readonly to?: string | undefined;
}

/** Reads the pointer. If its file is missing or damaged (`isLost`), restores it from the history. */
async function readOrRecover(
  registry: string,
): Promise<{ readonly pointer: CompositionPointer | undefined; readonly isLost: boolean }> {
  let damage: RegistryError | undefined;
  const found = await readPointer(registry).catch((error: unknown) => {
    if (!(error instanceof RegistryError)) throw error;
    damage = error;
    return undefined;
  });
  if (found !== undefined) return { pointer: found, isLost: false };
  const pointer = await lastKnownPointer(registry);
  if (pointer === undefined && damage !== undefined) throw damage;
  return { pointer, isLost: pointer !== undefined };
}

async function isServable(registry: string, id: string): Promise<boolean> {
  return readServable(registry, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RegistryError && (error.kind === 'missing' || error.code === 'registry-damaged'))
        return false;
      throw error;
    },
  );
}

/** Id of the newest previous composition that can still be served. */
async function newestPrevious(registry: string, { previous, current }: CompositionPointer): Promise<string> {
  for (const id of previous) {
    if (await isServable(registry, id)) return id;
  }
  throw new RegistryError('previous-missing', `There is no composition before ${current} to go back to`, {
    hint: 'Name a composition: `mfe rollback --to COMPOSITION`; `mfe status` lists them.',
  });
}

/**
 * The move back to `to`. The abandoned composition does not become a previous one, so that the next rollback goes
 * further back. A canary ends, because it is based on the abandoned composition. Pure.
 */
function rollbackMove(before: CompositionPointer, to: string): Move | undefined {
  const { current, canary, previous } = before;
  if (to === current) {
    if (canary === undefined) return undefined;
    return { action: 'rollback', from: canary.composition, to, current, previous };
  }
  const position = previous.indexOf(to);
  return { action: 'rollback', from: current, to, current: to, previous: previous.slice(position + 1) };
}

/**
 * The move that restores a lost pointer: to `to`, or else to the last current composition in the history, or if that
 * cannot be served, to the newest one before it.
 */
async function recoveryMove(
  registry: string,
  lost: CompositionPointer,
  to: string | undefined,
): Promise<Move> {
  const isWhole = to === undefined && (await isServable(registry, lost.current));
  const target = isWhole ? lost.current : (to ?? (await newestPrevious(registry, lost)));
  const position = lost.previous.indexOf(target);
  const previous = target === lost.current ? lost.previous : lost.previous.slice(position + 1);
  return { action: 'rollback', from: lost.current, to: target, current: target, previous };
}

/**
 * Gives all users an earlier composition, and ends a canary. If the pointer is missing or damaged, restores it from the
 * history; users then get the last current composition.
 * @throws RegistryError `previous-missing`, `composition-missing`, `pointer-moved`
 */
export async function rollback(registry: string, options: RollbackOptions): Promise<PointerChange> {
  const { to } = options;
  let isLost = false;
  const read = async () => {
    const found = await readOrRecover(registry);
    ({ isLost } = found);
    return found.pointer;
  };
  const decide = async (before: CompositionPointer | undefined) => {
    const pointer = requirePointer(before);
    if (to !== undefined) await readServable(registry, to);
    if (isLost) return recoveryMove(registry, pointer, to);
    return rollbackMove(pointer, to ?? (await newestPrevious(registry, pointer)));
  };
  return changeOf(registry, await movePointer(registry, options, decide, { read }));
}
