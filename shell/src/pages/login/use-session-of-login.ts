import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrent } from '../../lib/current/use-current.ts';
import { useServices } from '../../services/services-context.ts';

/**
 * Signs out users who open the login page while signed in. Sends users who sign in to the page they requested. A tab
 * that was redirected here also opens that page if the user has signed in elsewhere before the browser restores it.
 */
export function useSessionOfLogin(): void {
  const { session, signOut, requestedLocation, navigation } = useServices();
  const user = useCurrent(session.user);
  const isRedirected = (useLocation().state as { readonly entry?: string } | null)?.entry !== undefined;
  const isArrival = useRef(true);
  useEffect(() => {
    const wasArrival = isArrival.current;
    isArrival.current = false;
    if (user === null) return;
    if (wasArrival && !isRedirected) {
      requestedLocation.forget();
      void signOut();
    } else {
      navigation.go(requestedLocation.take(user.IdUser), { replace: true });
    }
  }, [user, isRedirected, signOut, requestedLocation, navigation]);
}
