import { request } from 'node:http';
import type { HostileBody } from './hostile-bodies.ts';

export interface Sending extends HostileBody {
  readonly method: string;
}

/**
 * Sends a body on a new connection. Resolves with the status, or with 0 if the server closed the connection
 * before it responded.
 */
export async function sendBody(
  url: string,
  { method, body, headers = {}, pieces }: Sending,
): Promise<number> {
  return new Promise((resolve) => {
    const bytes = Buffer.from(body);
    const length = pieces === undefined ? { 'content-length': String(bytes.length) } : {};
    const call = request(url, { method, agent: false, headers: { ...headers, ...length } });
    call.on('response', (response) => {
      response.resume();
      response.once('close', () => {
        call.destroy();
        resolve(response.statusCode ?? 0);
      });
    });
    // After an early error the rest is not accepted.
    call.on('error', () => undefined);
    call.once('close', () => resolve(0));
    if (pieces === undefined) call.end(bytes);
    else {
      call.cork();
      for (let at = 0; at < bytes.length; at += pieces) call.write(bytes.subarray(at, at + pieces));
      call.uncork();
      call.end();
    }
  });
}
