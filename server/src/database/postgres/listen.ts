import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Delays before reconnecting, milliseconds: doubled after each failure up to the second one. */
const RECONNECT_FIRST = 100;
const RECONNECT_MAX = 5_000;
/** A silent connection may be dead without an error, milliseconds. */
const KEEP_ALIVE = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Calls `onNotify` whenever a server notifies a channel, and whenever the connection is established or restored,
 * because notifications are lost in between. Uses its own connection, and retries indefinitely.
 */
export function listenTo(url: string, channel: string, onNotify: () => void): Listening {
  const closing = new AbortController();
  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      application_name: 'airdex listener',
      connectionTimeoutMillis: RECONNECT_MAX,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
    });
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    client.on('error', () => undefined);
    client.on('notification', onNotify);
    const end = (): void => void client.end().catch(() => undefined);
    closing.signal.addEventListener('abort', end);
    try {
      // A client that is ended while it connects never settles `connect`.
      await Promise.race([client.connect(), ended]);
      if (closing.signal.aborted) return;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotify();
      await ended;
    } finally {
      closing.signal.removeEventListener('abort', end);
      end();
    }
  };
  const keepListening = async (): Promise<void> => {
    let wait = RECONNECT_FIRST;
    while (!closing.signal.aborted) {
      const began = Date.now();
      await connect().catch(() => undefined);
      wait = Date.now() - began > RECONNECT_MAX ? RECONNECT_FIRST : Math.min(wait * 2, RECONNECT_MAX);
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return {
    async stop() {
      closing.abort();
      await listening;
    },
  };
}
