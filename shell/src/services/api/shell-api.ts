import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import type { Session } from '../session/session.ts';
import { clientOnDemand } from './client-on-demand.ts';

export interface ShellApiOptions {
  readonly fetch: typeof fetch;
  readonly session: Session;
  readonly language: ReadonlyState<Language>;
  readonly bus: EventBus;
}

/** The API client of the page. It sends token and language, and raises `sendToLogin` on 401 and 403. */
export function createShellApi({ fetch, session, language, bus }: ShellApiOptions): ApiClient {
  return clientOnDemand({
    fetch,
    token: () => session.token(),
    language: () => language.get(),
    onRefused: (status) => bus.raise('sendToLogin', { status }),
    onSessionReplaced: () => session.end('replaced'),
  });
}

/**
 * Ends the session here at once, and notifies the server without waiting for it. Uses a separate client, so that a
 * refusal of this call does not send a new session to the login page.
 */
export async function signOut({ fetch, session, language }: ShellApiOptions): Promise<void> {
  const token = session.token();
  session.end('signed-out');
  if (token === null) return;
  const farewell = clientOnDemand({
    // The user may close the page at once.
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    token: () => token,
    language: () => language.get(),
    onRefused: () => undefined,
  });
  await farewell.logOut().catch(() => undefined);
}
