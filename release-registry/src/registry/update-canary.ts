import type { Canary } from '@airdex/shared-contracts/composition';
import { recomposeCanary } from './recompose-canary.ts';
import type { CurrentChange } from './recompose-canary.ts';
import { readPointedAt } from './read-registry.ts';
import { compositionId, writeComposition } from './write-composition.ts';

/** Gives a running canary another composition. It keeps its users and percentage. */
export function keepCanaryUsers(running: Canary, composition: string): Canary {
  const drawnBy = running.drawnBy ?? running.composition;
  return {
    composition,
    percent: running.percent,
    ...(drawnBy === composition ? {} : { drawnBy }),
  };
}

/**
 * Composes a running canary again after a change of the current composition. Undefined if it no longer differs from the
 * current one, so that the canary ends.
 */
export async function updateCanary(
  registry: string,
  running: Canary | undefined,
  change: CurrentChange,
): Promise<Canary | undefined> {
  if (running === undefined) return undefined;
  const canary = await readPointedAt(registry, running.composition);
  const recomposed = recomposeCanary(canary, change);
  if (compositionId(recomposed) === compositionId(change.after)) return undefined;
  return keepCanaryUsers(running, await writeComposition(registry, recomposed));
}
