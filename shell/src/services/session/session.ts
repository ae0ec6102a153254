import { map, Observable } from 'rxjs';
import { logonInfoOfToken, type LogonInfo } from '@airdex/shared-contracts/api';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/**
 * Why the last session of this page ended. Refused: the server no longer accepted its token. Replaced: the same, because
 * the user has signed in elsewhere.
 */
export type SessionEnd = 'signed-out' | 'refused' | 'replaced';

interface SignedIn {
  readonly token: string;
  readonly user: LogonInfo;
}

export interface Session {
  readonly user: ReadonlyState<LogonInfo | null>;
  token(): string | null;
  /** Why the last session ended; null if none has ended yet, and while signed in. */
  lastEnd(): SessionEnd | null;
  /** Signs in with a token of the server. If the token can't be read, it returns false and changes nothing. */
  start(token: string): boolean;
  end(reason: SessionEnd): void;
}

function signedIn(token: string | null): SignedIn | null {
  const user = token === null ? null : logonInfoOfToken(token);
  return token === null || user === null ? null : { token, user };
}

/**
 * The session of the browser: the token in local storage, and its user. Signing in or out in one tab does the same in
 * all tabs. The server decides how long a session lasts, with or without "Stay signed in".
 */
export function createSession(storage: BrowserStorage): Session {
  const current = storedValue<SignedIn | null>(storage, {
    key: LOCAL_STORAGE_KEYS.token,
    parse: signedIn,
    format: (value) => value?.token ?? null,
  });
  // An unreadable token is not a session, but it would be sent with every call.
  if (current.get() === null) storage.write(LOCAL_STORAGE_KEYS.token, null);
  let lastEnd: SessionEnd | null = null;
  // A new session, also one from another window, forgets why the previous one ended.
  current.changes.subscribe((value) => {
    if (value !== null) lastEnd = null;
  });
  const users = current.changes.pipe(map((value) => value?.user ?? null));

  return {
    user: {
      get: () => current.get()?.user ?? null,
      // Remotes get this observable. The result of an operator would give them access to its source, and so to the token.
      changes: new Observable((subscriber) => users.subscribe(subscriber)),
    },
    token: () => current.get()?.token ?? null,
    lastEnd: () => lastEnd,
    start(token) {
      const value = signedIn(token);
      if (value === null) return false;
      current.set(value);
      return true;
    },
    end(reason) {
      lastEnd = reason;
      current.set(null);
    },
  };
}
