import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of the HTTP servers, and which of them are running a call. */
export interface Connections {
  /** Tracks a server from before it listens. */
  watch(server: Server): void;
  /** Whether a response is being written to a connection. */
  isAnswering(socket: Socket): boolean;
  /**
   * Closes idle connections immediately, and the others when their calls have ended; those that take too long
   * are aborted. New ones are closed immediately. Resolves when none is left, with the number of aborted
   * ones.
   */
  drain(timeoutMs: number): Promise<number>;
}

export function createConnections(): Connections {
  /** Pending responses of each connection: more than one if the client does not wait for them. */
  const calls = new Map<Socket, Set<ServerResponse>>();
  let isDraining = false;
  let onEmpty = (): void => undefined;

  const closed = (socket: Socket): void => {
    calls.delete(socket);
    if (calls.size === 0) onEmpty();
  };
  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        if (isDraining) {
          socket.destroy();
          return;
        }
        calls.set(socket, new Set());
        socket.once('close', () => closed(socket));
      });
      server.prependListener('request', ({ socket }, response) => {
        const running = calls.get(socket);
        running?.add(response);
        response.once('close', () => {
          running?.delete(response);
          // After the written data has been sent.
          if (isDraining && running?.size === 0) socket.destroySoon();
        });
      });
    },
    isAnswering: (socket) => [...(calls.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    async drain(timeoutMs) {
      isDraining = true;
      for (const [socket, running] of calls) if (running.size === 0) socket.destroy();
      if (calls.size === 0) return 0;
      let cut = 0;
      const limit = setTimeout(() => {
        cut = calls.size;
        for (const socket of calls.keys()) socket.destroy();
      }, timeoutMs);
      await new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
      clearTimeout(limit);
      return cut;
    },
  };
}
