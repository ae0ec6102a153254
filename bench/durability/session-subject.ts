import type { Client } from './client.ts';
import type { Subject } from './subject.ts';

/**
 * The only session of a user, which each sign-in replaces. Held: the token of the last confirmed sign-in is still
 * valid. Replaced: the sign-in that was pending when the server died has replaced it. Lost: there is no session,
 * because the old one ended and no new one began.
 */
export function createSession(client: Client): Subject {
  return {
    name: 'session',
    client,
    prepare: () => Promise.resolve(),
    async read() {
      const { status, text } = await client.call('getSavedSearches');
      if (status === 200) return 'held';
      if (status !== 401) throw new Error(`The session could not be tried: ${status} ${text}`);
      const unforced = await client.signIn(false);
      const { isAlreadyLoggedIn } = JSON.parse(unforced.text) as { isAlreadyLoggedIn: boolean };
      if (!isAlreadyLoggedIn) return 'lost';
      await client.signIn(true);
      return 'replaced';
    },
    change: () => ({ send: () => client.signIn(true), after: 'held', afterUnanswered: 'replaced' }),
  };
}
