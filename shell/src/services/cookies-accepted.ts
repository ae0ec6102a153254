import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { CurrentValue } from '../lib/current/current-value.ts';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';
import { storedValue } from '../lib/storage/stored-value.ts';

/** Whether cookies were accepted in this browser, kept in local storage: 'true', or anything else for not yet. */
export function createCookiesAccepted(storage: BrowserStorage): CurrentValue<boolean> {
  return storedValue<boolean>(storage, {
    key: LOCAL_STORAGE_KEYS.cookiesAccepted,
    parse: (stored) => stored === 'true',
    format: String,
  });
}
