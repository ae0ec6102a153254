import type { ShellServices } from '../app/shell-services.ts';
import { currentValue } from '../current/current-value.ts';
import type { CurrentValue } from '../current/current-value.ts';
import type { LoadRecord, RemoteLoader } from '../remotes/index.ts';
import { rememberComposition } from '../remotes/last-composition.ts';
import { rememberGoodRelease } from '../remotes/last-good-releases.ts';
import { avoidComposition, bucketByUser, isAvoided } from './composition-cookie.ts';
import { healthAfter, isUnhealthy, UNTRIED } from './composition-health.ts';
import { createCompositionOffer } from './composition-offer.ts';
import type { CompositionOffer } from './composition-offer.ts';
import { countFailure, failuresOf } from './failure-memory.ts';

/** What the page knows of its own composition, and of another one that it could have. */
export interface CompositionWatch {
  readonly own: string;
  readonly offer: CompositionOffer;
  /** This browser moves away from the page's composition, because it keeps failing here. */
  readonly isLeaving: CurrentValue<boolean>;
  /** An earlier release stands in for one that could not be loaded. */
  readonly hasFallback: CurrentValue<boolean>;
  /** Begins to watch; ends with what it answers. */
  start(): () => void;
}

interface Options {
  readonly services: Pick<ShellServices, 'localStorage' | 'session' | 'host'>;
  readonly loader: RemoteLoader;
  readonly own: string;
  readonly fetch: typeof fetch;
}

/**
 * Watches how the remotes of the page fare: keeps what works for a day when it does not, and moves away from a
 * composition that fails over and over. A browser moves away from a composition once; the server is told by a cookie,
 * and by a report, and it is the server that says which other one there is.
 */
export function createCompositionWatch({ services, loader, own, fetch: fetchIt }: Options): CompositionWatch {
  const { localStorage: storage, session, host } = services;
  const offer = createCompositionOffer(own, fetchIt);
  const isLeaving = currentValue(false);
  const hasFallback = currentValue(false);
  let health = UNTRIED;

  async function moveAway(): Promise<void> {
    if (isAvoided(own) || isLeaving.get()) return;
    isLeaving.set(true);
    // A server that does not answer is the reason itself: no other composition would do better.
    if (!(await offer.check())) {
      isLeaving.set(false);
      return;
    }
    avoidComposition(own);
    const error = new Error(`Composition ${own} failed here over and over: ${JSON.stringify(health)}`);
    host.telemetry.report({ kind: 'error', name: 'composition left', error });
    await offer.check();
  }

  function take(record: LoadRecord): void {
    if (record.phase === 'fallback') hasFallback.set(true);
    if (record.phase === 'mount' && record.outcome === 'done') {
      const release = loader.composed(record.remote);
      if (release?.release === record.release) rememberGoodRelease(storage, release);
      rememberComposition(storage, loader.composition);
    }
    if (!navigator.onLine) return;
    const before = health;
    const earlier = failuresOf(storage, own) - before.loadFailures;
    health = healthAfter(before, record);
    if (health.loadFailures > before.loadFailures) countFailure(storage, own);
    if (health !== before && isUnhealthy(health, Math.max(0, earlier))) void moveAway();
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
