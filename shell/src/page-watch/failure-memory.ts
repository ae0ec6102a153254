import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../storage/browser-storage.ts';

const KEY = LOCAL_STORAGE_KEYS.compositionFailures;

/** How often remotes of composition `id` failed to load in this browser. */
export function failuresOf(storage: BrowserStorage, id: string): number {
  const [stored, count] = (storage.read(KEY) ?? '').split(' ');
  return stored === id ? Number(count) || 0 : 0;
}

/** Counts one more; those of an earlier composition are forgotten. */
export function countFailure(storage: BrowserStorage, id: string): void {
  storage.write(KEY, `${id} ${failuresOf(storage, id) + 1}`);
}
