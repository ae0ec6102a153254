import { avoidedRelease } from '@airdex/shared-contracts/composition';
import type { LoadRecord } from '../remotes/index.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** How well the screens of a composition work in a page. */
export interface CompositionHealth {
  readonly mounts: number;
  /** The release of each crashed screen, by `avoidedRelease`; null if it is unknown. */
  readonly crashes: readonly (string | null)[];
}

export const UNTRIED: CompositionHealth = { mounts: 0, crashes: [] };

/** Whether a remote could not be loaded. A failed attempt before another one does not count: users do not notice it. */
export function isFailedLoad({ phase, outcome }: LoadRecord): boolean {
  return phase === 'load' && outcome === 'failed';
}

/** The health after one more record. */
export function healthAfter(health: CompositionHealth, record: LoadRecord): CompositionHealth {
  const { phase, outcome, remote, release } = record;
  if (outcome === 'done') return phase === 'mount' ? { ...health, mounts: health.mounts + 1 } : health;
  if (outcome === 'again' || phase === 'unmount' || phase === 'load') return health;
  const crashed = release === null ? null : avoidedRelease(remote, release);
  return { ...health, crashes: [...health.crashes, crashed] };
}

/**
 * Whether the browser should move away from the composition.
 * @param failedLoads recent failed loads of its remotes, in all pages of this browser
 */
export function isUnhealthy(health: CompositionHealth, failedLoads: number): boolean {
  const { loadFailures, crashes, crashShare } = COMPOSITION_LIMITS;
  if (failedLoads >= loadFailures) return true;
  const crashed = health.crashes.length;
  return crashed >= crashes && crashed >= crashShare * (health.mounts + crashed);
}

/** The failing release: the one with more than half of the failures. Null if there is none. */
export function failingRelease(failures: readonly (string | null)[]): string | null {
  const isMost = (it: string | null) => 2 * failures.filter((other) => other === it).length > failures.length;
  return failures.find((it) => it !== null && isMost(it)) ?? null;
}
