import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with a page that reports its state like the print layout, for tests of printing alone. */
export interface PageToPrint {
  readonly origin: string;
  readonly requests: readonly IncomingMessage[];
  /** Sets the HTML of the page's body. */
  show(body: string): void;
  close(): Promise<void>;
}

/** Scripts run as in the product: from a file, under its policy. */
const POLICY = "default-src 'none'; script-src 'self'; img-src 'self'; style-src 'self'";

/** Shows the session and the language of the page, and requests a picture that names its time zone. */
const SCRIPT = `
  const main = document.querySelector('main');
  main.append(JSON.stringify({ ...localStorage, language: localStorage.language, tag: navigator.language }));
  new Image().src = '/time-zone/' + Intl.DateTimeFormat().resolvedOptions().timeZone;
`;

export async function servePageToPrint(): Promise<PageToPrint> {
  const requests: IncomingMessage[] = [];
  let body = '';
  const server: Server = createServer((request, response) => {
    requests.push(request);
    if (request.url === '/script.js') response.setHeader('Content-Type', 'text/javascript').end(SCRIPT);
    else if (/^\/(card|compare)-pdf\//.test(request.url ?? ''))
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Security-Policy', POLICY)
        .end(`<!doctype html><title>Printed</title>${body}<script src="/script.js"></script>`);
    else response.writeHead(request.url === '/login' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    show: (next) => (body = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
