import type { Canary, CompositionContent } from '@airdex/shared-contracts/composition';
import { composeCanaryAnew } from './compose-canary-anew.ts';
import { readPointedAt } from './read-registry.ts';
import { compositionId, writeComposition } from './write-composition.ts';

/** The same canary, as composition `composition`, with the users it has. */
export function continued(running: Canary, composition: string): Canary {
  const drawnBy = running.drawnBy ?? running.composition;
  return {
    composition,
    percent: running.percent,
    ...(drawnBy === composition ? {} : { drawnBy }),
  };
}

/**
 * What becomes of a running canary when the current composition changes from `before` to `after`: it is composed anew
 * and goes on. Undefined when there is nothing left that it tries, for everybody has it.
 */
export async function canaryAlong(
  registry: string,
  running: Canary | undefined,
  before: CompositionContent,
  after: CompositionContent,
): Promise<Canary | undefined> {
  if (running === undefined) return undefined;
  const canary = await readPointedAt(registry, running.composition);
  const anew = composeCanaryAnew(canary, before, after);
  if (compositionId(anew) === compositionId(after)) return undefined;
  return continued(running, await writeComposition(registry, anew));
}
