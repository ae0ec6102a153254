import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { startAtFreePort } from './free-port.ts';

const inUse = () => Promise.reject(Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }));

/** A port that is free when it is probed. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('starts at the next port if another process takes one after it was found free', async () => {
  const start = jest.fn((port: number) => Promise.resolve(port)).mockImplementationOnce(inUse);
  const port = await startAtFreePort(undefined, start);
  const [[taken = 0] = []] = start.mock.calls;
  expect(port).toBeGreaterThan(taken);
  expect(start).toHaveBeenCalledTimes(2);
});

test('names the requested port if another process takes it', async () => {
  const port = await freePort();
  await expect(startAtFreePort(port, inUse)).rejects.toMatchObject({
    name: 'CommandError',
    message: `Port ${port} is already in use`,
  });
});

test('reports any other failure of the server unchanged', async () => {
  const failure = new Error('webpack made no compiler');
  await expect(startAtFreePort(undefined, () => Promise.reject(failure))).rejects.toBe(failure);
});
