import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import { bucketRegistry } from './bucket-registry.ts';
import { withBucket } from './change-bucket.ts';
import { pushRevision } from './revisions.ts';

/** Sends the response of a simulated storage. Real storage cannot be made to fail on request. */
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let written = 0;
const server = createServer((request, response) => {
  if (request.method === 'PUT') written += 1;
  request.resume().on('end', () => answer(response, request));
});
const VARIABLES = ['AWS_ENDPOINT_URL_S3', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
let before: Partial<Record<string, string>>;

beforeEach(async () => {
  written = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  before = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));
  const { port } = server.address() as AddressInfo;
  process.env['AWS_ENDPOINT_URL_S3'] = `http://127.0.0.1:${port}`;
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
});
afterEach(async () => {
  for (const name of VARIABLES) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function failure(status: number, code: string) {
  return (response: ServerResponse) => {
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`;
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  };
}
const publish = () => bucketRegistry('s3://releases/airdex').publish([], { who: 'Ada' });

test('refuses storage that ignores conditional writes, before anything is stored', async () => {
  answer = (response) => response.writeHead(200, { ETag: '"0"' }).end();
  await expect(publish()).rejects.toMatchObject({
    code: 'bucket-unconditional',
    hint: expect.stringContaining('AIRDEX-126'),
  });
  expect(written).toBe(2);
});

test.each([
  [
    'conditional writes that are not implemented',
    501,
    'NotImplemented',
    'bucket-unconditional',
    'AIRDEX-126',
  ],
  ['expired keys', 400, 'ExpiredToken', 'bucket-refused', 'AIRDEX-127'],
  ['keys without rights', 403, 'AccessDenied', 'bucket-refused', 'AIRDEX-127'],
  ['a clock that is off', 403, 'RequestTimeTooSkewed', 'bucket-refused', 'AIRDEX-128'],
  ['a bucket that does not exist', 404, 'NoSuchBucket', 'bucket-missing', 'AIRDEX-129'],
])('refers to the documentation of the error for %s', async (_, status, code, expected, page) => {
  answer = failure(status, code);
  await expect(publish()).rejects.toMatchObject({ code: expected, hint: expect.stringContaining(page) });
});

test('makes a change even if the copy of the pointer for static hosts cannot be written', async () => {
  const registry = await filledRegistry();
  onTestFinished(() => registry.remove());
  const stored: string[] = [];
  answer = (response, { method, url = '' }) => {
    if (method !== 'PUT' || !url.includes('/revisions/')) return failure(403, 'AccessDenied')(response);
    stored.push(url);
    return response.writeHead(200, { ETag: '"0"' }).end();
  };
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(String(warning));
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  await withBucket('s3://releases/airdex', (bucket) => pushRevision(bucket, registry.path, 0));
  expect(stored).toEqual([expect.stringContaining('/revisions/000000001.json')]);
  await vi.waitFor(() => expect(warnings).toContainEqual(expect.stringContaining('pointer.json')), {
    timeout: 10_000,
  });
});
