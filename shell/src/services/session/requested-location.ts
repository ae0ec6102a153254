import { ROUTES } from '@airdex/shared-contracts/routes';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/** Where a visitor wanted to go before being sent to the login page; per tab. */
export interface RequestedLocation {
  /** @param path path with query and fragment */
  remember(path: string): void;
  /** The remembered path, once, or the home page. */
  take(): string;
  forget(): void;
}

/** Only a path of this application: storage can be written by anyone with the browser's console or an old release. */
function isOwnPath(path: string | null): path is string {
  return path !== null && path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
}

export function createRequestedLocation(storage: BrowserStorage): RequestedLocation {
  const key = SESSION_STORAGE_KEYS.requestedLocation;
  return {
    remember: (path) => storage.write(key, path),
    forget: () => storage.write(key, null),
    take() {
      const path = storage.read(key);
      storage.write(key, null);
      return isOwnPath(path) ? path : ROUTES.home;
    },
  };
}
