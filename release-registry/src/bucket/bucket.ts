import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { RegistryError } from '../registry-error.ts';
import { bucketFailure, withoutConditionalWrites } from './bucket-failure.ts';
import { parseBucketAddress } from './bucket-address.ts';
import type { ObjectHeaders } from './object-headers.ts';

/** With these timeouts, a node notices a network that drops all packets. */
const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
/** Maximum number of simultaneous requests of one operation. */
export const CONCURRENCY = 16;

/** A stored object, possibly compressed. */
export interface StoredObject {
  readonly content: Buffer;
  readonly encoding: string | undefined;
}

/** A listed object. `storedAt`: milliseconds since the epoch, by the storage's clock. */
export interface ObjectEntry {
  readonly key: string;
  readonly bytes: number;
  readonly storedAt: number;
}

/** The objects of a registry in S3-compatible storage. Keys are relative to the registry. Throws RegistryErrors. */
export interface Bucket {
  /** Address, for messages: `s3://releases/airdex`. */
  readonly place: string;
  /** Lists the keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Lists the objects whose keys begin with `prefix`, sorted by key. */
  objects(prefix: string): Promise<ObjectEntry[]>;
  /** Time of the storage's clock, in milliseconds since the epoch. Wrong by at most five minutes. */
  time(): number;
  read(key: string): Promise<StoredObject | undefined>;
  write(key: string, content: Uint8Array | string, headers: ObjectHeaders): Promise<void>;
  /** Writes an object unless it exists. Of simultaneous calls, one succeeds. @returns whether it was written */
  create(key: string, content: Uint8Array | string, headers: ObjectHeaders): Promise<boolean>;
  /** Removes an object if it exists. */
  remove(key: string): Promise<void>;
  /** @throws RegistryError `bucket-unconditional` if {@link create} would overwrite objects */
  checkConditionalWrites(): Promise<void>;
  close(): void;
}

const nameOf = (error: unknown) => (error as { readonly name?: unknown } | null)?.name;

/** Loads the S3 client. It is large and most teams do not need it, so it is an optional dependency. */
async function loadClient() {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (error) {
    throw new RegistryError('bucket-client-missing', 'The S3 client is not installed', {
      hint: 'Run `npm install --save-dev @aws-sdk/client-s3`.',
      cause: error,
    });
  }
}

/** Signs all requests of a client with the same date, so that the storage refuses late ones. */
function signAt(client: S3Client, signingDate: Date): void {
  const { config } = client;
  const signerOf = config.signer;
  config.signer = async (scheme) => {
    const signer = await signerOf(scheme);
    return { sign: (request, how) => signer.sign(request, { ...how, signingDate }) };
  };
}

/**
 * Opens the registry in a bucket.
 * @param signedAt signing date of all requests, which the storage refuses 15 minutes later; unset: the current time
 */
export async function openBucket(address: string, signedAt?: Date): Promise<Bucket> {
  const { bucket: Bucket, prefix } = parseBucketAddress(address);
  const aws = await loadClient();
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION = 'us-east-1' } = process.env;
  const hasEndpoint = (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined;
  const client: S3Client = new aws.S3Client({
    // Storage other than AWS has no regions, and no host name per bucket.
    ...(hasEndpoint ? { region: AWS_REGION, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
    // The client must not repeat requests: a repeated removal could come after a newer write.
    ...(signedAt === undefined ? {} : { maxAttempts: 1 }),
    // Some storage does not know newer checksums than MD5 and SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  if (signedAt !== undefined) signAt(client, signedAt);
  const place = `s3://${Bucket}/${prefix}`;

  async function withBucketFailure<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw bucketFailure(error, place);
    }
  }

  const put = (key: string, Body: Uint8Array | string, options: Partial<PutObjectCommandInput>) =>
    client.send(new aws.PutObjectCommand({ Bucket, Key: prefix + key, Body, ...options }));

  async function create(key: string, content: Uint8Array | string, headers: ObjectHeaders) {
    try {
      await put(key, content, { ...headers, IfNoneMatch: '*' });
      return true;
    } catch (error) {
      const name = nameOf(error);
      if (name === 'PreconditionFailed' || name === 'ConditionalRequestConflict') return false;
      throw bucketFailure(error, place);
    }
  }

  async function objects(below: string): Promise<ObjectEntry[]> {
    const pages = aws.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below });
    const found: ObjectEntry[] = [];
    const read = async () => {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified } of Contents)
          found.push({
            key: Key.slice(prefix.length),
            bytes: Size,
            storedAt: LastModified?.getTime() ?? Date.now(),
          });
    };
    await withBucketFailure(read());
    return found.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  return {
    place,
    create,
    objects,
    list: async (below) => (await objects(below)).map(({ key }) => key),
    // The client updates the offset with a response that differs by more than four minutes.
    time: () => Date.now() + client.config.systemClockOffset,
    async read(key) {
      try {
        const found = await client.send(new aws.GetObjectCommand({ Bucket, Key: prefix + key }));
        const content = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
        return { content, encoding: found.ContentEncoding };
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined;
        throw bucketFailure(error, place);
      }
    },
    async write(key, content, headers) {
      await withBucketFailure(put(key, content, headers));
    },
    async remove(key) {
      await withBucketFailure(client.send(new aws.DeleteObjectCommand({ Bucket, Key: prefix + key })));
    },
    async checkConditionalWrites() {
      const headers = { ContentType: 'text/plain', CacheControl: 'no-cache' };
      const probe = () => create('.conditional-writes', 'Only the first to write this succeeds.\n', headers);
      // Storage that ignores the condition succeeds twice.
      if ((await probe()) && (await probe())) throw withoutConditionalWrites(place);
    },
    close: () => client.destroy(),
  };
}
