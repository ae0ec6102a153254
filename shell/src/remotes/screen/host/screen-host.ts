import { ReplaySubject, takeUntil } from 'rxjs';
import type { Subscription } from 'rxjs';
import type { EventBus } from '@airdex/shared-contracts/events';
import type {
  ReadonlyState,
  HostDialogs,
  HostServices,
  HostUnsavedWork,
} from '@airdex/shared-contracts/remote-contract';

/** The services of one screen, and their end. */
export interface ScreenHost {
  readonly host: HostServices;
  /** Ends everything that the screen has subscribed to, holds or has opened. */
  revoke(): void;
}

/**
 * The services of a remote for one of its screens, as long as it is mounted: nothing that the screen got through them
 * outlives it, whether it tidies up after itself or not.
 * @param page the remote's services for as long as the page lives
 */
export function createScreenHost(page: HostServices): ScreenHost {
  // Also for who subscribes after the end.
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
    // What a screen began may come to its end after it, and others wait to hear of it.
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
      const letGo = isOver ? () => undefined : page.unsavedWork.hold();
      held.add(letGo);
      return () => {
        held.delete(letGo);
        letGo();
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
      // What ends after its screen has no say in where the user is by then.
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
      for (const letGo of held) letGo();
      held.clear();
    },
  };
}
