import { Console } from 'node:console';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { serverConsole } from './server-console.ts';

/** The error of a server when the client disconnects in the middle of a response. */
async function cutOffConnection(): Promise<Error> {
  const met = Promise.withResolvers<Error>();
  const endless = new Readable({ read: () => undefined });
  endless.push('begun');
  const server = createServer((_, response) => {
    pipeline(endless, response, (error) => met.resolve(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const leaving = new AbortController();
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal });
  leaving.abort();
  await answer.text().catch(() => undefined);
  const error = await met.promise;
  server.close();
  return error;
}

test('hides only connections that a page closed early', async () => {
  const stderr = new PassThrough();
  const shown = serverConsole(new Console({ stdout: new PassThrough(), stderr }));
  shown.error('[webpack-dev-middleware] Stream error:', await cutOffConnection());
  shown.error('[webpack-dev-middleware] Stream error:', new Error('the disk is away'));
  shown.warn('something else');
  const output = String(stderr.read());
  expect(output).not.toContain('ERR_STREAM_PREMATURE_CLOSE');
  expect(output).toContain('the disk is away');
  expect(output).toContain('something else');
});
