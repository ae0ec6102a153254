import { useEffect, useRef } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { LAUNCH_PARAMETER, routePath } from '@airdex/shared-contracts/routes';

/**
 * Runs the saved search that the address names, as links in mails do. The address becomes that of the page first, so
 * that going back does not run it again.
 * @param searches undefined until they have loaded
 * @param onMissing called if it does not exist or no longer exists
 */
export function useLaunch(searches: readonly SavedSearch[] | undefined, onMissing: () => void): void {
  const { bus, location, navigate } = useHost();
  const address = useCurrent(location);
  const launched = useRef<string | null>(null);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  const named = new URLSearchParams(address.split('?')[1] ?? '').get(LAUNCH_PARAMETER);
  useEffect(() => {
    if (named === null) return;
    launched.current = named;
    navigate(routePath('savedSearches'), { replace: true });
  }, [named, navigate]);
  useEffect(() => {
    // Waits until the address has changed, because a change of address closes the results.
    if (searches === undefined || launched.current === null || named !== null) return;
    const saved = searches.find(({ id }) => String(id) === launched.current);
    launched.current = null;
    if (saved === undefined) missing.current();
    else {
      const { id, searchName, lastCall, filter } = saved;
      bus.raise('SavedSearch', { id, searchName, lastCall, filter });
    }
  }, [named, searches, bus]);
}
