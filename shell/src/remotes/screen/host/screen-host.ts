import { ReplaySubject, takeUntil } from 'rxjs';
import type { Subscription } from 'rxjs';
import type { EventBus } from '@airdex/shared-contracts/events';
import type {
  ReadonlyState,
  HostDialogs,
  HostServices,
  HostUnsavedWork,
} from '@airdex/shared-contracts/remote-contract';

/** The services of one screen, which can be revoked. */
export interface ScreenHost {
  readonly host: HostServices;
  /** Ends the screen's subscriptions, releases what it holds and closes the dialogs it has opened. */
  revoke(): void;
}

/**
 * Creates the services for one screen of a remote while it is mounted. Nothing that the screen obtains through them
 * outlives the screen, even if the screen does not clean up.
 * @param page the remote's services for the lifetime of the page
 */
export function createScreenHost(page: HostServices): ScreenHost {
  // Replays, so that subscriptions made after the end finish as well.
  const ended = new ReplaySubject<void>(1);
  const life = new AbortController();
  const taken = new Set<Subscription>();
  const held = new Set<() => void>();
  let isOver = false;

  const untilEnd = <Value>(current: ReadonlyState<Value>): ReadonlyState<Value> => ({
    get: () => current.get(),
    changes: current.changes.pipe(takeUntil(ended)),
  });

  const bus: EventBus = {
    all: page.bus.all.pipe(takeUntil(ended)),
    on: (name) => page.bus.on(name).pipe(takeUntil(ended)),
    // Not revoked: an operation may finish after its screen is unmounted, and others wait for its event.
    raise: page.bus.raise,
    handle(handlers) {
      const subscription = page.bus.handle(isOver ? {} : handlers);
      taken.add(subscription);
      subscription.add(() => taken.delete(subscription));
      return subscription;
    },
  };

  const dialogs: HostDialogs = {
    open: (name, props, { signal } = {}) =>
      page.dialogs.open(name, props, {
        signal: signal === undefined ? life.signal : AbortSignal.any([life.signal, signal]),
      }),
    prepare: (name) => page.dialogs.prepare(name),
  };

  const unsavedWork: HostUnsavedWork = {
    hold() {
      const release = isOver ? () => undefined : page.unsavedWork.hold();
      held.add(release);
      return () => {
        held.delete(release);
        release();
      };
    },
  };

  return {
    host: {
      ...page,
      page,
      bus,
      dialogs,
      unsavedWork,
      // An operation that finishes after its screen is unmounted must not navigate the user elsewhere.
      navigate: (...to) => {
        if (!isOver) page.navigate(...to);
      },
      session: untilEnd(page.session),
      language: untilEnd(page.language),
      layout: untilEnd(page.layout),
      location: untilEnd(page.location),
      historyEntry: untilEnd(page.historyEntry),
    },
    revoke() {
      isOver = true;
      ended.next();
      ended.complete();
      life.abort();
      for (const subscription of [...taken]) subscription.unsubscribe();
      for (const release of held) release();
      held.clear();
    },
  };
}
