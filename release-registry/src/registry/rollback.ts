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
  /** Composition to go back to; unset: the one before the current. */
  readonly to?: string | undefined;
}

/** The pointer, or what the history says of it where its file is missing or damaged (`isLost`). */
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

/** Id of the newest composition before the current one that can still be served. */
async function newestPrevious(registry: string, { previous, current }: CompositionPointer): Promise<string> {
  for (const id of previous) {
    if (await isServable(registry, id)) return id;
  }
  throw new RegistryError('previous-missing', `There is no composition before ${current} to go back to`, {
    hint: 'Name a composition: `mfe rollback --to COMPOSITION`; `mfe status` lists them.',
  });
}

/**
 * Pure: the move back to `to`. What is left behind is not remembered as previous, so that the next rollback goes
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
 * The move that writes a pointer which was lost: to `to`, or to what was current by the history if it can be served,
 * else to the newest before.
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
 * Gives all users an earlier composition, and ends a canary. Where the pointer is lost or damaged, it is made again from
 * the history: what users had last is then what they go back to.
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
