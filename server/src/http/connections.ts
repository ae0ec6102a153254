import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of the HTTP servers, and which of them a call is running on. */
export interface Connections {
  /** Follows a server from before it listens. */
  watch(server: Server): void;
  /** Whether an answer is being written to a connection. */
  isAnswering(socket: Socket): boolean;
  /**
   * Closes idle connections at once, and the others each when its calls have ended; those that take longer are cut.
   * New ones are closed right away. Resolves when none is left, with how many had to be cut.
   */
  drain(timeoutMs: number): Promise<number>;
}

export function createConnections(): Connections {
  /** The answers to come on each connection: more than one when the caller does not wait for them. */
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
          // After what has been written has gone out.
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
