import { filter } from 'rxjs';
import type { EventBus } from '@airdex/shared-contracts/events';

/** Changes of the user's data on the server, which make lists in every window out of date. */
const CHANGES = ['saveSearch', 'playlistsChange'] as const;
type Change = (typeof CHANGES)[number];

const isChange = (name: unknown): name is Change => CHANGES.some((change) => change === name);

/** The part of a BroadcastChannel that is used. */
export interface WindowChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Opens the channel between the windows of this browser; null if the browser has none. */
export function openWindowChannel(): WindowChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('airdex-changes');
}

/** Sends changes of this window to the browser's other windows, and raises their changes here. */
export function followOtherWindows(bus: EventBus, channel: WindowChannel): void {
  let isFromThere = false;
  bus.all.pipe(filter(({ name }) => !isFromThere && isChange(name))).subscribe(({ name }) => {
    channel.postMessage(name);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isChange(data)) return;
    isFromThere = true;
    bus.raise(data);
    isFromThere = false;
  });
}
