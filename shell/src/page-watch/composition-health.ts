import type { LoadRecord } from '../remotes/index.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** How the composition of a page fares in it, besides what other pages of this browser have seen. */
export interface CompositionHealth {
  readonly loadFailures: number;
  readonly mounts: number;
  readonly crashes: number;
}

export const UNTRIED: CompositionHealth = { loadFailures: 0, mounts: 0, crashes: 0 };

/** The health after one more record. What the user has seen no sign of, an attempt that is repeated, counts for nothing. */
export function healthAfter(health: CompositionHealth, { phase, outcome }: LoadRecord): CompositionHealth {
  if (outcome === 'done') return phase === 'mount' ? { ...health, mounts: health.mounts + 1 } : health;
  if (outcome === 'again' || phase === 'unmount') return health;
  if (phase === 'load') return { ...health, loadFailures: health.loadFailures + 1 };
  return { ...health, crashes: health.crashes + 1 };
}

/**
 * Whether the composition is to be left.
 * @param earlierFailures failed loads that other pages of this browser have seen of it
 */
export function isUnhealthy(health: CompositionHealth, earlierFailures: number): boolean {
  const { loadFailures, crashes, crashShare } = COMPOSITION_LIMITS;
  if (health.loadFailures > 0 && health.loadFailures + earlierFailures >= loadFailures) return true;
  return health.crashes >= crashes && health.crashes >= crashShare * (health.mounts + health.crashes);
}
