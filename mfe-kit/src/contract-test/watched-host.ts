import { Observable } from 'rxjs';
import type { CommandHandlers, EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState, HostServices } from '@airdex/shared-contracts/remote-contract';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';

/** A host that knows who still listens to it, and what the remote did that its definition does not declare. */
export interface WatchedHost {
  readonly host: HostServices;
  /** Subscriptions that were not ended, by what they are to. */
  subscriptions(): Readonly<Record<string, number>>;
  readonly undeclared: readonly string[];
}

/** Puts a watch around a host's values and its bus, which the remote has as its manifest will declare. */
export function watchHost(
  host: HostServices,
  { raises = [], answers = [] }: Pick<RemoteDefinition, 'raises' | 'answers'>,
): WatchedHost {
  const open: Record<string, number> = {};
  const undeclared: string[] = [];

  /** Notes an event once, with the number under which the page refuses it, and what to do. */
  function noteUndeclared(list: 'raises' | 'answers', name: string): void {
    const number = list === 'raises' ? 118 : 119;
    const line = `AIRDEX-${number}: it ${list} ${name}, undeclared. Add it in mfe.config.ts: ${list}: ['${name}']`;
    if (!undeclared.includes(line)) undeclared.push(line);
  }

  function counted<Value>(what: string, changes: Observable<Value>): Observable<Value> {
    return new Observable((subscriber) => {
      open[what] = (open[what] ?? 0) + 1;
      const subscription = changes.subscribe(subscriber);
      return () => {
        open[what] = (open[what] ?? 0) - 1;
        subscription.unsubscribe();
      };
    });
  }

  function watched<Value>(what: string, current: ReadonlyState<Value>): ReadonlyState<Value> {
    return { get: () => current.get(), changes: counted(`subscriptions to ${what}`, current.changes) };
  }

  const { bus } = host;
  const watchedBus: EventBus = {
    ...bus,
    on: (name) => counted(`subscriptions to the event ${name}`, bus.on(name)),
    raise: (name, ...payload) => {
      if (!raises.includes(name)) noteUndeclared('raises', name);
      bus.raise(name, ...payload);
    },
    handle: (handlers: CommandHandlers) => {
      for (const name of Object.keys(handlers))
        if (!answers.some((declared) => declared === name)) noteUndeclared('answers', name);
      const what = `handlers of ${Object.keys(handlers).join(', ')}`;
      open[what] = (open[what] ?? 0) + 1;
      const subscription = bus.handle(handlers);
      subscription.add(() => (open[what] = (open[what] ?? 0) - 1));
      return subscription;
    },
  };
  return {
    undeclared,
    subscriptions: () => ({ ...open }),
    host: {
      ...host,
      bus: watchedBus,
      session: watched('the session', host.session),
      language: watched('the language', host.language),
      layout: watched('the layout', host.layout),
      location: watched('the location', host.location),
      historyEntry: watched('the history entry', host.historyEntry),
    },
  };
}
