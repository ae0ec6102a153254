import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of the HTTP servers, and which of them a call is running on. */
export interface Connections {
  /** Follows a server from before it listens. */
  watch(server: Server): void;
  /** Whether a call is running on a connection. */
  isBusy(socket: Socket): boolean;
  /**
   * Closes idle connections at once, and the others each when its calls have ended; those that take longer are cut.
   * New ones are closed right away. Resolves when none is left, with how many had to be cut.
   */
  drain(timeoutMs: number): Promise<number>;
}

export function createConnections(): Connections {
  /** How many calls run on each connection: more than one when the caller does not wait for answers. */
  const calls = new Map<Socket, number>();
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
        calls.set(socket, 0);
        socket.once('close', () => closed(socket));
      });
      server.prependListener('request', ({ socket }, response) => {
        calls.set(socket, (calls.get(socket) ?? 0) + 1);
        response.once('close', () => {
          const running = (calls.get(socket) ?? 1) - 1;
          if (calls.has(socket)) calls.set(socket, running);
          // After what has been written has gone out.
          if (isDraining && running === 0) socket.destroySoon();
        });
      });
    },
    isBusy: (socket) => (calls.get(socket) ?? 0) > 0,
    async drain(timeoutMs) {
      isDraining = true;
      for (const [socket, running] of calls) if (running === 0) socket.destroy();
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
