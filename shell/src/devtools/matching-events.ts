import type { LoggedEvent } from '../services/event-log/event-log.ts';

/** A payload as one line of text. */
export function payloadText(payload: unknown): string {
  return payload === undefined ? '' : JSON.stringify(payload);
}

/** The events whose name, origin or payload contains every word of `filter`, newest first. */
export function matchingEvents(events: readonly LoggedEvent[], filter: string): LoggedEvent[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return events
    .filter(({ event: { name, from = 'shell', payload } }) => {
      const text = `${name} ${from} ${payloadText(payload)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .reverse();
}
