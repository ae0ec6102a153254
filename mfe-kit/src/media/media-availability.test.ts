import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mediaAvailabilityQuery } from './index.ts';

const requests: string[] = [];
/** What the server responds to all requests; null for what is true. */
let status: number | null;
let server: Server;
let client: QueryClient;

beforeEach(async () => {
  requests.length = 0;
  status = null;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server = createServer(({ method, url }, response) => {
    requests.push(`${String(method)} ${String(url)}`);
    response.writeHead(status ?? (url === '/media/7.webm' ? 200 : 404)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  client.clear();
  await new Promise((resolve) => server.close(resolve));
});

const address = (file: string) =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/media/${file}`;
const isAvailable = (file: string) => client.fetchQuery(mediaAvailabilityQuery(address(file)));

test('sends one HEAD request for a file to all that need it', async () => {
  expect(await isAvailable('7.webm')).toBe(true);
  expect(await isAvailable('7.webm')).toBe(true);
  expect(await isAvailable('8.webm')).toBe(false);
  expect(requests).toEqual(['HEAD /media/7.webm', 'HEAD /media/8.webm']);
});

test('requests nothing without an address', () => {
  const stop = new QueryObserver(client, mediaAvailabilityQuery(null)).subscribe(() => undefined);
  expect(client.isFetching()).toBe(0);
  stop();
});

test.each([429, 500, 503])(
  'asks again after a response %i, which says nothing about the file',
  async (fault) => {
    status = fault;
    await expect(isAvailable('7.webm')).rejects.toThrow(String(fault));
    status = null;
    expect(await isAvailable('7.webm')).toBe(true);
  },
);

test('fails when the server cannot be reached', async () => {
  const gone = mediaAvailabilityQuery(address('7.webm'));
  await new Promise((resolve) => server.close(resolve));
  await expect(client.fetchQuery(gone)).rejects.toThrow();
});
