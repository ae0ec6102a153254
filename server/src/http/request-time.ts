import type { IncomingMessage, Server } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Node's own interface for requests whose time it limits. */
function tooLate(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** Aborts requests whose body does not arrive in time, except those marked by {@link allowSlowBody}. */
export function limitRequestTime(server: Server, timeoutMs: number): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    const timer = setTimeout(() => {
      if (!request.complete) server.emit('clientError', tooLate(), request.socket);
    }, timeoutMs).unref();
    timers.set(request, timer);
    request.once('close', () => clearTimeout(timer));
  });
}

/** Lets the body of a request take its time: for known callers, and bodies that may be large. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
