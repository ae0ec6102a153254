import type { Client } from './client.ts';
import type { Subject } from './subject.ts';

/**
 * The one session of a user, which each sign-in replaces. Held: the token of the last sign-in that was answered still
 * opens it. Replaced: the one under way when the server died has taken its place. Lost: there is none, the old one was
 * ended and no new one begun.
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
