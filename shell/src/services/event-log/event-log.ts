import type { EventBus, RaisedEvent } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';

/** An event that was raised; `at` in milliseconds since the start of the page. */
export interface LoggedEvent {
  readonly id: number;
  readonly at: number;
  readonly event: RaisedEvent;
}

/** Maximum number of events that are kept. */
export const LOGGED_EVENTS_MAX = 200;

export interface EventLog extends ReadonlyState<readonly LoggedEvent[]> {
  clear(): void;
}

/** The last events of the page, oldest first. */
export function createEventLog(bus: Pick<EventBus, 'all'>): EventLog {
  const events = currentValue<readonly LoggedEvent[]>([]);
  let lastId = 0;
  bus.all.subscribe((event) => {
    lastId += 1;
    const logged = { id: lastId, at: performance.now(), event };
    events.set([...events.get(), logged].slice(-LOGGED_EVENTS_MAX));
  });
  return { ...events, clear: () => events.set([]) };
}
