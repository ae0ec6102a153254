import type { LoadRecord } from '../remotes/index.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** How the screens of a composition fare in a page. */
export interface CompositionHealth {
  readonly mounts: number;
  readonly crashes: number;
}

export const UNTRIED: CompositionHealth = { mounts: 0, crashes: 0 };

/** Whether a remote could not be loaded. An attempt that is repeated counts for nothing: the user has seen no sign of it. */
export function isFailedLoad({ phase, outcome }: LoadRecord): boolean {
  return phase === 'load' && outcome === 'failed';
}

/** The health after one more record. */
export function healthAfter(health: CompositionHealth, { phase, outcome }: LoadRecord): CompositionHealth {
  if (outcome === 'done') return phase === 'mount' ? { ...health, mounts: health.mounts + 1 } : health;
  if (outcome === 'again' || phase === 'unmount' || phase === 'load') return health;
  return { ...health, crashes: health.crashes + 1 };
}

/**
 * Whether the composition is to be left.
 * @param failedLoads of its remotes, of late, in all pages of this browser
 */
export function isUnhealthy(health: CompositionHealth, failedLoads: number): boolean {
  const { loadFailures, crashes, crashShare } = COMPOSITION_LIMITS;
  if (failedLoads >= loadFailures) return true;
  return health.crashes >= crashes && health.crashes >= crashShare * (health.mounts + health.crashes);
}
