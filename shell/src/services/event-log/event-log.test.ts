import { describe, expect, test } from '@jest/globals';
import { createEventBus } from '@airdex/shared-contracts/events';
import { createPayloadCheck } from './check-payload.ts';
import { createEventLog, LOGGED_EVENTS_MAX } from './event-log.ts';

const newBus = (check?: Parameters<typeof createEventBus>[1]) =>
  createEventBus((error) => {
    throw error;
  }, check);

describe('the log of events', () => {
  test('keeps the last ones in order, with their origins', () => {
    const bus = newBus();
    const log = createEventLog(bus);
    for (let count = 0; count < LOGGED_EVENTS_MAX; count += 1) bus.raise('saveSearch');
    bus.raiseFrom('mfe-card', 'playlistsChange');
    const events = log.get();
    expect(events).toHaveLength(LOGGED_EVENTS_MAX);
    expect(events.at(-1)?.event).toEqual({ name: 'playlistsChange', payload: undefined, from: 'mfe-card' });
    expect(events.at(-1)?.id).toBe(LOGGED_EVENTS_MAX + 1);
  });
});

describe('[EVT-01] the check of payloads', () => {
  test('allows every payload in a build for users', () => {
    const bus = newBus(createPayloadCheck());
    expect(() => bus.raise('languageChange', { language: 'fr' as never })).not.toThrow();
  });

  test('refuses in the development build, before any listener is called', async () => {
    Object.assign(globalThis, { AIRDEX_DEVELOPMENT: true });
    try {
      const bus = newBus(createPayloadCheck());
      await new Promise((resolve) => setTimeout(resolve, 0));
      await import('@airdex/shared-contracts/event-schemas');
      const heard: string[] = [];
      bus.all.subscribe(({ name }) => heard.push(name));
      expect(() => bus.raiseFrom('mfe-card', 'languageChange', { language: 'fr' as never })).toThrow(
        'AIRDEX-120 mfe-card raised languageChange',
      );
      bus.raise('languageChange', { language: 'ch' });
      expect(heard).toEqual(['languageChange']);
    } finally {
      Reflect.deleteProperty(globalThis, 'AIRDEX_DEVELOPMENT');
    }
  });
});
