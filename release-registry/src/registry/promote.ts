import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { checkNoCanary } from './check-no-canary.ts';
import type { ChangeOptions } from './change.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { requirePointer } from './require-pointer.ts';
import { movePointer } from './move-pointer.ts';
import type { Move } from './move-pointer.ts';
import { readServable } from './read-registry.ts';

export interface PromoteOptions extends ChangeOptions {
  /** Percentage of users; unset: all users. */
  readonly canary?: number | undefined;
  /** Whether to end another canary that is running. Otherwise the promotion fails. */
  readonly stopCanary?: boolean | undefined;
}

/** The move that promotes `composition`; undefined if nothing changes. Pure. */
export function promotion(
  before: CompositionPointer,
  composition: string,
  { canary: percent, stopCanary }: Pick<PromoteOptions, 'canary' | 'stopCanary'>,
): Move | undefined {
  const { current, canary, previous } = before;
  const others = canary?.composition === composition ? undefined : canary;
  if (percent === undefined) {
    if (composition === current && (canary === undefined || stopCanary !== true)) return undefined;
    if (stopCanary !== true) checkNoCanary(others, composition);
    return { action: 'promote', from: current, to: composition, current: composition };
  }
  if (composition === current) {
    throw new RegistryError('already-current', `All users already get composition ${composition}`, {
      hint: 'A canary is a composition that is not current. Run `mfe publish --canary 10` to create one.',
      field: 'composition',
    });
  }
  if (stopCanary !== true) checkNoCanary(others, composition);
  if (others === undefined && canary?.percent === percent) return undefined;
  const drawnBy = others === undefined ? canary?.drawnBy : undefined;
  return {
    action: 'canary',
    from: current,
    to: composition,
    current,
    canary: { composition, percent, ...(drawnBy === undefined ? {} : { drawnBy }) },
    previous,
  };
}

/**
 * Gives a composition to all users, or to a percentage of them. While a canary is running, only its own composition can
 * be promoted, unless `stopCanary` is set.
 * @throws RegistryError `composition-missing`, `canary-runs`, `already-current`, `pointer-moved`
 */
export async function promote(
  registry: string,
  composition: string,
  options: PromoteOptions,
): Promise<PointerChange> {
  const outcome = await movePointer(registry, options, async (before) => {
    const pointer = requirePointer(before);
    await readServable(registry, composition);
    return promotion(pointer, composition, options);
  });
  return changeOf(registry, outcome);
}
