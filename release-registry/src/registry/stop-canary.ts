import type { ChangeOptions } from './change.ts';
import { movePointer } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { requirePointer } from './require-pointer.ts';

export interface StopCanaryOptions extends ChangeOptions {
  /** Only this canary: what is known of one that is over stops no other. Unset: whichever runs. */
  readonly composition?: string | undefined;
}

/** Gives the current composition to the canary's users again. No canary, or another one: changes nothing. */
export async function stopCanary(registry: string, options: StopCanaryOptions): Promise<PointerChange> {
  const outcome = await movePointer(registry, options, async (before) => {
    const { current, canary, previous } = requirePointer(before);
    if (canary === undefined) return undefined;
    if (options.composition !== undefined && options.composition !== canary.composition) return undefined;
    return { action: 'stop-canary', from: canary.composition, to: current, current, previous };
  });
  return changeOf(registry, outcome);
}
