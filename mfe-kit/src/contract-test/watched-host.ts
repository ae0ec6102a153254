import { Observable } from 'rxjs';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { CommandHandlers, EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState, HostServices } from '@airdex/shared-contracts/remote-contract';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';

/** A host that records remaining subscriptions, and what the remote did without declaring it. */
export interface WatchedHost {
  readonly host: HostServices;
  /** Subscriptions that were not ended, by their source. */
  subscriptions(): Readonly<Record<string, number>>;
  readonly undeclared: readonly string[];
  /** Names of the calls that were made. */
  readonly calls: ReadonlySet<string>;
}

/** Wraps the values and the bus of a host. The bus allows what the remote's manifest will declare. */
export function watchHost(
  host: HostServices,
  { raises = [], answers = [] }: Pick<RemoteDefinition, 'raises' | 'answers'>,
): WatchedHost {
  const open: Record<string, number> = {};
  const undeclared: string[] = [];
  const calls = new Set<string>();

  /** Records an event once, with the error number of the page and what to do. */
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

  const api = new Proxy<ApiClient>(host.api, {
    get(target, name) {
      calls.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
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
    calls,
    subscriptions: () => ({ ...open }),
    host: {
      ...host,
      api,
      bus: watchedBus,
      session: watched('the session', host.session),
      language: watched('the language', host.language),
      layout: watched('the layout', host.layout),
      location: watched('the location', host.location),
      historyEntry: watched('the history entry', host.historyEntry),
    },
  };
}
