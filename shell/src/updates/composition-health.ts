import { avoidedRelease } from '@airdex/shared-contracts/composition';
import type { LoadRecord } from '../remotes/index.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** How the screens of a composition fare in a page. */
export interface CompositionHealth {
  readonly mounts: number;
  /** The release of each screen that crashed, by `avoidedRelease`; null where it is not known. */
  readonly crashes: readonly (string | null)[];
}

export const UNTRIED: CompositionHealth = { mounts: 0, crashes: [] };

/** Whether a remote could not be loaded. An attempt that is repeated counts for nothing: the user has seen no sign of it. */
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
 * Whether the composition is to be left.
 * @param failedLoads of its remotes, of late, in all pages of this browser
 */
export function isUnhealthy(health: CompositionHealth, failedLoads: number): boolean {
  const { loadFailures, crashes, crashShare } = COMPOSITION_LIMITS;
  if (failedLoads >= loadFailures) return true;
  const crashed = health.crashes.length;
  return crashed >= crashes && crashed >= crashShare * (health.mounts + crashed);
}

/** Which release it is that fails: the one of more than half of the failures. Null where it is none's alone. */
export function failingRelease(failures: readonly (string | null)[]): string | null {
  const isMost = (it: string | null) => 2 * failures.filter((other) => other === it).length > failures.length;
  return failures.find((it) => it !== null && isMost(it)) ?? null;
}
