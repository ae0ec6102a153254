import { ROUTES } from '@airdex/shared-contracts/routes';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/** The location that a visitor requested before the redirect to the login page; per tab. */
export interface RequestedLocation {
  /**
   * @param path path with query and fragment
   * @param idUser user whose session ended there; only this user returns to it. Null for a visitor, who has followed a
   * link
   */
  remember(path: string, idUser: number | null): void;
  /** Returns the remembered path, once, or else the home page. */
  take(idUser: number): string;
  forget(): void;
}

/** Allows only paths of this application, because the console or an old release can write anything to storage. */
const isOwnPath = (path: string) => path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');

/** Returns the user and the path of a stored text: '7 /faq', or '/faq' without a user. */
function parse(stored: string): [idUser: string, path: string] {
  const [, idUser = '', path = stored] = /^(\d+) (.*)$/s.exec(stored) ?? [];
  return [idUser, path];
}

export function createRequestedLocation(storage: BrowserStorage): RequestedLocation {
  const key = SESSION_STORAGE_KEYS.requestedLocation;
  return {
    remember: (path, idUser) => storage.write(key, idUser === null ? path : `${idUser} ${path}`),
    forget: () => storage.write(key, null),
    take(idUser) {
      const [owner, path] = parse(storage.read(key) ?? '');
      storage.write(key, null);
      const isTheirs = owner === '' || owner === String(idUser);
      return isTheirs && isOwnPath(path) ? path : ROUTES.home;
    },
  };
}
