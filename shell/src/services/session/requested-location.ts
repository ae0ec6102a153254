import { ROUTES } from '@airdex/shared-contracts/routes';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/** The location that a visitor requested before the redirect to the login page; per tab. */
export interface RequestedLocation {
  /** @param path path with query and fragment */
  remember(path: string): void;
  /** Returns the remembered path, once, or else the home page. */
  take(): string;
  forget(): void;
}

/** Allows only paths of this application, because the console or an old release can write anything to storage. */
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
