import { randomUUID } from 'node:crypto';

/** Address of the object storage that `npm test` starts, with key and secret. Unset: there is none. */
const STORAGE = process.env['TEST_S3_URL'];

export const HAS_OBJECT_STORAGE = STORAGE !== undefined;

/** Makes the test's object storage the one that this process and the programs that it starts use. */
function useTestStorage(): void {
  const { origin, username, password } = new URL(STORAGE ?? '');
  process.env['AWS_ENDPOINT_URL_S3'] = origin;
  process.env['AWS_ACCESS_KEY_ID'] = username;
  process.env['AWS_SECRET_ACCESS_KEY'] = password;
}

/** An empty bucket of the test's object storage, as `s3://NAME`. */
export async function makeBucket(): Promise<string> {
  useTestStorage();
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });
  const name = `test-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
  return `s3://${name}`;
}
