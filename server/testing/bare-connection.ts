import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection: what it has received so far, and when it ended. */
export function open(port: number, host = '127.0.0.1') {
  const socket: Socket = connect(port, host);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  return {
    socket,
    send: (text: string) => socket.write(text),
    /** Everything received until the connection ended. */
    whole: async () => {
      await ended;
      return received;
    },
    received: () => received,
    connected: new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    }),
  };
}

/** Resolves once the connection has received the text. */
export async function received(connection: ReturnType<typeof open>, text: string): Promise<void> {
  while (!connection.received().includes(text)) await once(connection.socket, 'data');
}
