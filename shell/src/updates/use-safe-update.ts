import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { useServices } from '../services/services-context.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { isSafeToLeave } from './safe-to-leave.ts';

const tab = browserStorage(() => window.sessionStorage);
const KEY = SESSION_STORAGE_KEYS.appliedComposition;

/** Reloads the page to get the offered composition. Tests pass their own. */
export type Reload = () => void;

export const reloadPage: Reload = () => window.location.reload();

/**
 * Brings the composition that is offered with the next page that the user goes to, by a full load of it, where nothing
 * is lost by that; once for each composition in a tab, for a server that changes its mind must not keep it loading.
 */
export function useSafeUpdate(offered: string | null, reload: Reload): void {
  const services = useServices();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const place = useRef({ key, pathname });
  useLayoutEffect(() => {
    const last = place.current;
    place.current = { key, pathname };
    if (offered === null || key === last.key || pathname === last.pathname) return;
    if (type !== NavigationType.Push || tab.read(KEY) === offered || !isSafeToLeave(services)) return;
    tab.write(KEY, offered);
    // Without a storage to remember it in, it is left to the user.
    if (tab.read(KEY) === offered) reload();
  }, [offered, key, pathname, type, services, reload]);
}
