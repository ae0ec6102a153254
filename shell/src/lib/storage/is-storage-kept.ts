import type { BrowserStorage } from './browser-storage.ts';

const PROBE = 'storageProbe';

/** Whether a storage keeps what is written to it. Browsers can forbid this, and it can be full. */
export function isStorageKept(storage: BrowserStorage): boolean {
  storage.write(PROBE, PROBE);
  const isKept = storage.read(PROBE) === PROBE;
  storage.write(PROBE, null);
  return isKept;
}
