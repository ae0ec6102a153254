import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Address of the object storage that `npm test` starts, with key and secret. Unset: no object storage. */
const STORAGE = process.env['TEST_S3_URL'];

export const HAS_OBJECT_STORAGE = STORAGE !== undefined;

/** Makes this process and its child processes use the test's object storage. */
function useTestStorage(): void {
  const { origin, username, password } = new URL(STORAGE ?? '');
  process.env['AWS_ENDPOINT_URL_S3'] = origin;
  process.env['AWS_ACCESS_KEY_ID'] = username;
  process.env['AWS_SECRET_ACCESS_KEY'] = password;
}

async function connectClient() {
  useTestStorage();
  const aws = await import('@aws-sdk/client-s3');
  return { aws, client: new aws.S3Client({ region: 'us-east-1', forcePathStyle: true }) };
}

/** Creates an empty bucket in the test's object storage. Returns its address, `s3://NAME`. */
export async function makeBucket(): Promise<string> {
  const { aws, client } = await connectClient();
  const name = `test-${randomUUID()}`;
  await client.send(new aws.CreateBucketCommand({ Bucket: name }));
  client.destroy();
  return `s3://${name}`;
}

/** Copies a bucket. Much faster than publishing the same releases again. */
export async function copyBucket(address: string): Promise<string> {
  const copy = await makeBucket();
  const { aws, client } = await connectClient();
  const nameIn = (it: string) => it.replace('s3://', '');
  for await (const { Contents = [] } of aws.paginateListObjectsV2({ client }, { Bucket: nameIn(address) }))
    await Promise.all(
      Contents.map(({ Key = '' }) =>
        client.send(
          new aws.CopyObjectCommand({ Bucket: nameIn(copy), Key, CopySource: `${nameIn(address)}/${Key}` }),
        ),
      ),
    );
  client.destroy();
  return copy;
}

/** A connection to the test's object storage that can be cut. */
export interface StorageConnection {
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * Makes all buckets opened afterwards use a connection that a test can cut, until the next bucket is created.
 * @param onRequest called with the method of each request before it reaches the storage
 */
export async function connectStorage(onRequest?: (method: string) => void): Promise<StorageConnection> {
  useTestStorage();
  const { hostname, port } = new URL(STORAGE ?? '');
  const open = new Set<Socket>();
  const relay = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    incoming.on('data', (sent: Buffer) => {
      const method = /^[A-Z]+(?= \/)/.exec(sent.toString('latin1', 0, 10))?.[0];
      if (method !== undefined) onRequest?.(method);
    });
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port: own } = relay.address() as AddressInfo;
  process.env['AWS_ENDPOINT_URL_S3'] = `http://127.0.0.1:${own}`;
  return {
    async cut() {
      relay.close();
      for (const socket of open) socket.destroy();
      await once(relay, 'close');
    },
    async restore() {
      relay.listen(own, '127.0.0.1');
      await once(relay, 'listening');
    },
  };
}
