import { useEffect, useRef, useState, type RefObject } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';

/** Shows its routes to signed-in users. Others go to the login page, and return after signing in. */
export function Protected() {
  const { session } = useServices();
  const user = useCurrent(session.user);
  const lastUser = useRef<number | null>(null);
  useEffect(() => {
    if (user !== null) lastUser.current = user.IdUser;
  }, [user]);
  // A page that the browser kept while another user signed in must not show what the first one saw and typed.
  if (user !== null) return <Outlet key={user.IdUser} />;
  // After logging out, the router is about to render the login page.
  return location.pathname === ROUTES.login ? null : <ToLogin lastUser={lastUser} />;
}

interface ToLoginProps {
  /** Id of the user whose session has ended in this page; null for a visitor. */
  readonly lastUser: RefObject<number | null>;
}

function ToLogin({ lastUser }: ToLoginProps) {
  const { requestedLocation, pageLocation } = useServices();
  // The router may not have rendered the last navigation yet, such as a search that the server refused.
  const [path] = useState(() => `${location.pathname}${location.search}${location.hash}`);
  useEffect(() => requestedLocation.remember(path, lastUser.current), [requestedLocation, path, lastUser]);
  // The history entry keeps its name, so the same user gets its state back after signing in.
  return <Navigate to={ROUTES.login} replace state={pageLocation.keepEntry()} />;
}
