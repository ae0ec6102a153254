import { useEffect, useRef } from 'react';
import { useCurrent } from '../../lib/current/use-current.ts';
import { useServices } from '../../services/services-context.ts';

/** Signs out users who open the login page signed in, and redirects users who sign in to the page they requested. */
export function useSessionOfLogin(): void {
  const { session, signOut, requestedLocation, navigation } = useServices();
  const user = useCurrent(session.user);
  const isArrival = useRef(true);
  useEffect(() => {
    const wasArrival = isArrival.current;
    isArrival.current = false;
    if (user === null) return;
    if (wasArrival) {
      requestedLocation.forget();
      void signOut();
    } else {
      navigation.go(requestedLocation.take(), { replace: true });
    }
  }, [user, signOut, requestedLocation, navigation]);
}
