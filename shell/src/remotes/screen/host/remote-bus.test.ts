import { describe, expect, jest, test } from '@jest/globals';
import { createEventBus } from '@airdex/shared-contracts/events';
import { createRemoteBus } from './remote-bus.ts';
import type { DeclaredEvents } from './remote-bus.ts';

function start(declared: DeclaredEvents) {
  const bus = createEventBus((error) => {
    throw error;
  });
  const refused: string[] = [];
  const own = createRemoteBus({
    remote: 'mfe-card',
    declared,
    bus,
    refuse: (error) => void refused.push(error.message),
  });
  const heard: unknown[] = [];
  bus.all.subscribe((event) => heard.push(event));
  return { bus, own, refused, heard };
}

describe('[EVT-01] the bus of a remote', () => {
  test('raises declared events in the remote’s name, and refuses the others', () => {
    const { own, refused, heard } = start({ raises: ['SearchFromCard'], answers: [] });
    own.raise('SearchFromCard', { filter: {} });
    own.raise('saveSearch');
    expect(heard).toEqual([{ name: 'SearchFromCard', payload: { filter: {} }, from: 'mfe-card' }]);
    expect(refused).toEqual([
      "AIRDEX-118 mfe-card raised saveSearch, which its manifest does not declare. Add 'saveSearch' to `raises` in its mfe.config.ts and release it again.",
    ]);
  });

  test('handles declared commands, and leaves the others to their owner', () => {
    const { bus, own, refused } = start({ raises: [], answers: ['Latest'] });
    const latest = jest.fn();
    const upcoming = jest.fn();
    own.handle({ Latest: latest, Upcoming: upcoming });
    bus.raise('Latest');
    bus.raise('Upcoming');
    expect(latest).toHaveBeenCalledTimes(1);
    expect(upcoming).not.toHaveBeenCalled();
    expect(refused).toEqual([expect.stringContaining('AIRDEX-119 mfe-card takes Upcoming')]);
    const owner = jest.fn();
    bus.handle({ Upcoming: owner });
    expect(owner).toHaveBeenCalledTimes(1);
  });

  test('receives all events', () => {
    const { bus, own } = start({ raises: [], answers: [] });
    const heard = jest.fn();
    own.on('saveSearch').subscribe(heard);
    bus.raise('saveSearch');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is not restricted by an older manifest, which declares no events', () => {
    const { own, refused, heard } = start({});
    own.raise('saveSearch');
    own.handle({ Latest: () => undefined });
    expect([refused, heard.length]).toEqual([[], 1]);
  });

  test('throws refusals in development to the code that raised the event', () => {
    const bus = createEventBus(() => undefined);
    const own = createRemoteBus({
      remote: 'mfe-card',
      declared: { raises: [] },
      bus,
      refuse(error) {
        throw error;
      },
    });
    expect(() => own.raise('saveSearch')).toThrow('AIRDEX-118');
  });
});
