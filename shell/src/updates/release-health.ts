import { avoidedRelease } from '@airdex/shared-contracts/composition';
import type { ShellServices } from '../services/shell-services.ts';
import { currentValue } from '../lib/current/current-value.ts';
import type { CurrentValue } from '../lib/current/current-value.ts';
import { NO_RELEASE } from '../remotes/index.ts';
import type { LoadRecord, RemoteLoader } from '../remotes/index.ts';
import { rememberComposition } from '../remotes/loading/last-composition.ts';
import { entryOf } from '../remotes/loading/page-composition.ts';
import { rememberGoodRelease } from '../remotes/loading/last-good-releases.ts';
import { avoidComposition, bucketByUser, isAvoided } from './composition-cookie.ts';
import { failingRelease, healthAfter, isFailedLoad, isUnhealthy, UNTRIED } from './composition-health.ts';
import { createCompositionOffer } from './composition-offer.ts';
import type { CompositionOffer } from './composition-offer.ts';
import { createFailureMemory } from './failure-memory.ts';

/** The health of the page's composition, and another composition on offer. */
export interface ReleaseHealth {
  readonly own: string;
  readonly offer: CompositionOffer;
  /** Whether this browser moves away from the page's composition, because it keeps failing here. */
  readonly isLeaving: CurrentValue<boolean>;
  /** True while an earlier release replaces one that could not be loaded. */
  readonly hasFallback: CurrentValue<boolean>;
  /** Starts watching. Returns a function that stops it. */
  start(): () => void;
}

interface Options {
  readonly services: Pick<ShellServices, 'localStorage' | 'session' | 'host'>;
  readonly loader: RemoteLoader;
  readonly own: string;
  readonly fetch: typeof fetch;
}

/**
 * Watches the remotes of the page, and moves away from a composition that keeps failing. A browser moves away from a
 * composition once. It informs the server with a cookie and a report, and the server chooses the other composition.
 */
export function createReleaseHealth({ services, loader, own, fetch: fetchIt }: Options): ReleaseHealth {
  const { localStorage: storage, session, host } = services;
  const offer = createCompositionOffer(own, fetchIt);
  const isLeaving = currentValue(false);
  const hasFallback = currentValue(false);
  const failures = createFailureMemory(storage, own);
  let health = UNTRIED;

  /** The release of a remote in the composition; null if there is none or it is unreadable. */
  function ownRelease(remote: string): string | null {
    return entryOf(loader.composition, remote)?.release ?? null;
  }

  /** The failing release, by failed loads or else by crashed screens. */
  function whatFails(): string | null {
    const loads = failures.remotes().map((remote) => {
      const release = ownRelease(remote);
      return release === null ? null : avoidedRelease(remote, release);
    });
    return failingRelease(isUnhealthy(UNTRIED, loads.length) ? loads : health.crashes);
  }

  async function moveAway(): Promise<void> {
    if (isAvoided(own) || isLeaving.get()) return;
    isLeaving.set(true);
    const release = whatFails();
    // If the server does not respond, that is the cause, and no other composition would work better.
    if (!(await offer.check())) {
      failures.forget();
      isLeaving.set(false);
      return;
    }
    avoidComposition(own, release);
    const error = new Error(
      `Composition ${own} failed here repeatedly: ${JSON.stringify({ ...health, failedLoads: failures.count() })}`,
    );
    host.telemetry.report({ kind: 'error', name: 'composition left', error });
    await offer.check();
  }

  function noteMounted({ remote, release }: LoadRecord): void {
    const running = loader.composed(remote);
    if (running?.release === release) rememberGoodRelease(storage, running);
    rememberComposition(storage, loader.composition);
    // A fallback says nothing about the composition's own release.
    if (ownRelease(remote) === release) failures.forget(remote);
  }

  function take(record: LoadRecord): void {
    // A dev server's code is not part of the composition: it is neither a reason to leave it nor a fallback.
    if (record.release === NO_RELEASE) return;
    if (record.phase === 'fallback') hasFallback.set(true);
    if (record.phase === 'mount' && record.outcome === 'done') noteMounted(record);
    if (!navigator.onLine) return;
    if (isFailedLoad(record)) failures.add(record.remote);
    health = healthAfter(health, record);
    if (record.outcome === 'failed' && isUnhealthy(health, failures.count())) void moveAway();
  }

  return {
    own,
    offer,
    isLeaving,
    hasFallback,
    start() {
      loader.log.records.get().forEach(take);
      const records = loader.log.added.subscribe(take);
      const users = session.user.changes.subscribe((user) => {
        if (user !== null) void bucketByUser(user.IdUser);
      });
      const unfollow = offer.follow();
      return () => {
        records.unsubscribe();
        users.unsubscribe();
        unfollow();
      };
    },
  };
}
