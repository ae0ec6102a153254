import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';

/** Shows its routes to signed-in users. Others go to the login page, and return after signing in. */
export function Protected() {
  const { session } = useServices();
  return useCurrent(session.user) === null ? <ToLogin /> : <Outlet />;
}

function ToLogin() {
  const { requestedLocation, pageLocation } = useServices();
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;
  useEffect(() => requestedLocation.remember(path), [requestedLocation, path]);
  // The history entry keeps its name, so the same user gets its state back after signing in.
  return <Navigate to={ROUTES.login} replace state={pageLocation.keepEntry()} />;
}
