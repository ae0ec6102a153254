import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { useServices } from '../services/services-context.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { isSafeToLeave } from './safe-to-leave.ts';

const tab = browserStorage(() => window.sessionStorage);
const KEY = SESSION_STORAGE_KEYS.appliedComposition;

/** The composition that the next load would bring, and whether the server answers now. */
interface Offer {
  readonly offered: string | null;
  readonly check: () => Promise<boolean>;
}

/** Reloads the page to get the offered composition. Tests pass their own. */
export type Reload = () => void;

export const reloadPage: Reload = () => window.location.reload();

/**
 * Loads the offered composition when the user opens the next page, by a full load of that page, if nothing is lost and
 * the server answers. It does so once for each composition in a tab, so that a server with changing offers causes no
 * endless reloads.
 */
export function useSafeUpdate({ offered, check }: Offer, reload: Reload): void {
  const services = useServices();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const place = useRef({ key, pathname });
  useLayoutEffect(() => {
    const last = place.current;
    place.current = { key, pathname };
    if (offered === null || key === last.key || pathname === last.pathname) return;
    if (type !== NavigationType.Push || tab.read(KEY) === offered) return;
    // Without a server, the reload would replace a page that still works.
    void check().then((isAnswered) => {
      if (!isAnswered || place.current.pathname !== pathname || !isSafeToLeave(services)) return;
      tab.write(KEY, offered);
      // If storage does not work, the user decides.
      if (tab.read(KEY) === offered) reload();
    });
  }, [offered, check, key, pathname, type, services, reload]);
}
