import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { DialogHost } from '../../services/dialogs/dialog-host.ts';

/** Closes the dialogs on navigation to another page or place. Replacing the address does not close them. */
export function useCloseOnNavigation(dialogs: DialogHost): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const place = useRef({ key, pathname });
  useEffect(() => {
    const last = place.current;
    place.current = { key, pathname };
    if (key === last.key) return;
    if (type !== NavigationType.Replace || pathname !== last.pathname) dialogs.closeAll();
  }, [dialogs, key, pathname, type]);
}
