import { expect, test } from '@jest/globals';
import { createEventBus } from '@airdex/shared-contracts/events';
import { followOtherWindows, type WindowChannel } from './follow-other-windows.ts';

/** Windows that receive each other's messages at once; in a browser this takes a moment. */
function browser() {
  const windows: { readonly own: WindowChannel; hear: (event: MessageEvent) => void }[] = [];
  return () => {
    const own: WindowChannel = {
      postMessage: (data) =>
        windows.filter((it) => it.own !== own).forEach(({ hear }) => hear({ data } as MessageEvent)),
      addEventListener: (_, listener) => windows.push({ own, hear: listener }),
    };
    const bus = createEventBus((error) => {
      throw error;
    });
    followOtherWindows(bus, own);
    const raised: string[] = [];
    bus.all.subscribe(({ name }) => raised.push(name));
    return { bus, raised, channel: own };
  };
}

test('a change in one window is announced once in the others', () => {
  const open = browser();
  const [first, second, third] = [open(), open(), open()];
  first.bus.raise('saveSearch');
  second.bus.raise('playlistsChange');
  for (const { raised } of [first, second, third]) expect(raised).toEqual(['saveSearch', 'playlistsChange']);
});

test('other events stay in their window, and unknown ones are not raised', () => {
  const open = browser();
  const [first, second] = [open(), open()];
  first.bus.raise('Latest');
  first.channel.postMessage('somethingElse');
  expect(second.raised).toEqual([]);
});
