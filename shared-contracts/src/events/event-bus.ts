import { defer, filter, map, startWith, Subject, Subscription, type Observable } from 'rxjs';
import { EVENT_KINDS, type CommandName, type EventName, type EventPayloads } from './event-map.ts';

/** One event, for a log. */
export type RaisedEvent = {
  [Name in EventName]: {
    readonly name: Name;
    readonly payload: EventPayloads[Name];
    /** The remote that raised it; missing for the shell. */
    readonly from?: string;
  };
}[EventName];

/** The handlers of an owner, by command. */
export type CommandHandlers = {
  readonly [Name in CommandName]?: (payload: EventPayloads[Name]) => void;
};

type PayloadArgument<Name extends EventName> = EventPayloads[Name] extends void
  ? []
  : [payload: EventPayloads[Name]];

/** The page's event bus. The shell creates it and passes it to every remote. */
export interface EventBus {
  /** Raises an event. Never throws: an error of a subscriber is reported, and the others still receive the event. */
  raise<Name extends EventName>(name: Name, ...payload: PayloadArgument<Name>): void;
  /** Events that are raised from now on; for state, the last value first. Observing a command does not take it. */
  on<Name extends EventName>(name: Name): Observable<EventPayloads[Name]>;
  /**
   * Handles commands: first those that are pending, in the order in which they were raised, then new ones. Each command
   * is handled once, by the owner that registered last.
   */
  handle(handlers: CommandHandlers): Subscription;
  /** All events, for logs. */
  readonly all: Observable<RaisedEvent>;
}

/** The event bus, for the shell. */
export interface PageBus extends EventBus {
  /** Raises an event on behalf of a remote. */
  raiseFrom<Name extends EventName>(from: string, name: Name, ...payload: PayloadArgument<Name>): void;
}

/** Maximum number of pending commands. Older ones are dropped: nobody waits for such an old search. */
const PENDING_COMMANDS_MAX = 20;

/**
 * Creates a bus. Errors thrown by handlers go to `reportError`.
 * @param check runs before each event is delivered, and throws to refuse it; for development
 */
export function createEventBus(
  reportError: (error: unknown) => void,
  check: (event: RaisedEvent) => void = () => undefined,
): PageBus {
  const raised = new Subject<RaisedEvent>();
  const lastValues = new Map<EventName, RaisedEvent>();
  const owners: CommandHandlers[] = [];
  const pending: RaisedEvent[] = [];

  function takenBy(owner: CommandHandlers, event: RaisedEvent): boolean {
    const handler = owner[event.name as CommandName] as
      | ((payload: RaisedEvent['payload']) => void)
      | undefined;
    if (handler === undefined) return false;
    try {
      handler(event.payload);
    } catch (error) {
      reportError(error);
    }
    return true;
  }

  function deliver(event: RaisedEvent): void {
    if (owners.findLast((owner) => takenBy(owner, event))) return;
    pending.push(event);
    if (pending.length > PENDING_COMMANDS_MAX) pending.shift();
  }

  function raise(event: RaisedEvent): void {
    const { name } = event;
    check(event);
    if (EVENT_KINDS[name] === 'state') lastValues.set(name, event);
    raised.next(event);
    if (EVENT_KINDS[name] === 'command') deliver(event);
  }

  return {
    all: raised.asObservable(),
    raise: (name, ...[payload]) => raise({ name, payload } as RaisedEvent),
    raiseFrom: (from, name, ...[payload]) => raise({ name, payload, from } as RaisedEvent),

    on<Name extends EventName>(name: Name) {
      const live = raised.pipe(filter((event) => event.name === name));
      const withLast = defer(() => {
        const last = lastValues.get(name);
        return last === undefined ? live : live.pipe(startWith(last));
      });
      return withLast.pipe(map((event) => event.payload as EventPayloads[Name]));
    },

    handle(handlers) {
      owners.push(handlers);
      const waiting = pending.splice(0);
      pending.push(...waiting.filter((event) => !takenBy(handlers, event)));
      return new Subscription(() => {
        const position = owners.indexOf(handlers);
        if (position >= 0) owners.splice(position, 1);
      });
    },
  };
}
