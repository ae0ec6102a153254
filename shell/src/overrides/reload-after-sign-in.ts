import type { ShellServices } from '../services/shell-services.ts';

/** The parts of the shell's services that it follows. */
interface Sources {
  readonly session: Pick<ShellServices['session'], 'user'>;
  readonly pageLocation: Pick<ShellServices['pageLocation'], 'location'>;
}

/**
 * Reloads the page after a sign-in, once the user has left the login page: only the server knows whether the user is a
 * developer, and loading the login page would sign the user out.
 */
export function reloadAfterSignIn(
  { session, pageLocation }: Sources,
  reload = () => window.location.reload(),
): void {
  let wasSignedOut = session.user.get() === null;
  session.user.changes.subscribe((user) => {
    if (user === null) wasSignedOut = true;
  });
  pageLocation.location.changes.subscribe(() => {
    if (wasSignedOut && session.user.get() !== null) reload();
  });
}
