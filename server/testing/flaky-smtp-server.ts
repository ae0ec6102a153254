import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server on loopback that can misbehave at the end of a mail. */
export interface FlakySmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Sources of the mails that it received completely, oldest first. */
  received(): readonly string[];
  close(): Promise<void>;
}

/** What happens once a mail has arrived: a response to it, or null for none, with the connection cut. */
export type AtTheEnd = (mail: string) => string | null | Promise<string | null>;

/**
 * Receives mails and then does what `atTheEnd` says; `atRecipient` and `atSender` do the same for the recipient and the
 * sender, accepting by default.
 */
export async function openFlakySmtpServer(
  atTheEnd: AtTheEnd,
  atRecipient: () => string | null = () => '250 OK',
  atSender: () => string | null = () => '250 OK',
): Promise<FlakySmtpServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string | null): void => {
      if (line === null) socket.destroy();
      else socket.write(`${line}\r\n`);
    };
    let received = '';
    let isMail = false;
    const readMail = (): void => {
      const end = received.indexOf('\r\n.\r\n');
      if (end === -1) return;
      const mail = received.slice(0, end);
      received = '';
      isMail = false;
      mails.push(mail);
      void Promise.resolve(atTheEnd(mail)).then(say);
    };
    const replyTo = (command: string): string | null => {
      if (command === 'MAIL') return atSender();
      if (command === 'RCPT') return atRecipient();
      return command === 'DATA' ? '354 Go on' : '250 OK';
    };
    const readCommands = (): void => {
      for (let end = received.indexOf('\r\n'); end !== -1 && !isMail; end = received.indexOf('\r\n')) {
        const command = received.slice(0, 4).toUpperCase();
        received = received.slice(end + 2);
        if (command === 'DATA') isMail = true;
        say(replyTo(command));
      }
    };
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1');
      if (!isMail) readCommands();
      if (isMail) readMail();
    });
    say('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => [...mails],
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
