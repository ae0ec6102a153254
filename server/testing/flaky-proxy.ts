import { once } from 'node:events';
import net from 'node:net';

/** A proxy to a server of this machine that can be broken and restored. */
export interface FlakyProxy {
  /** The server's address, through this proxy. */
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  break(): Promise<void>;
  /** Stops forwarding without an error, like a machine that lost its power. */
  stall(): void;
  repair(): Promise<void>;
  close(): Promise<void>;
}

export async function openFlakyProxy(serverUrl: string): Promise<FlakyProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const port = await listen(0);
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async (): Promise<void> => {
    destroyAll();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    break: stop,
    stall() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async repair() {
      destroyAll();
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
}
