import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';

interface ProtectedProps {
  /** What signed-in users see: the frame of the routes, or nothing around them. */
  readonly children?: ReactNode;
  /** What visitors see, if the routes are open to them. */
  readonly forVisitors?: ReactNode;
}

/** Shows its routes to signed-in users. Others go to the login page, and return after signing in. */
export function Protected({ children = <Outlet />, forVisitors }: ProtectedProps) {
  const { session } = useServices();
  const user = useCurrent(session.user);
  const isOpen = forVisitors !== undefined;
  const lastUser = useRef<number | null>(null);
  useEffect(() => {
    // What a visitor requests from an open page is not the last user's.
    if (user !== null || isOpen) lastUser.current = user?.IdUser ?? null;
  }, [user, isOpen]);
  // A page that the browser kept while another user signed in must not show what the first one saw and typed.
  if (user !== null) return <Fragment key={user.IdUser}>{children}</Fragment>;
  if (isOpen) return forVisitors;
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
