import type { ChangeOptions } from './change.ts';
import { movePointer } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { requirePointer } from './require-pointer.ts';

export interface StopCanaryOptions extends ChangeOptions {
  /** Stops only the canary with this composition, so that an outdated report stops no other. Unset: any canary. */
  readonly composition?: string | undefined;
}

/** Gives the canary's users the current composition. Changes nothing if no canary, or another one, is running. */
export async function stopCanary(registry: string, options: StopCanaryOptions): Promise<PointerChange> {
  const outcome = await movePointer(registry, options, async (before) => {
    const { current, canary, previous } = requirePointer(before);
    if (canary === undefined) return undefined;
    if (options.composition !== undefined && options.composition !== canary.composition) return undefined;
    return { action: 'stop-canary', from: canary.composition, to: current, current, previous };
  });
  return changeOf(registry, outcome);
}
