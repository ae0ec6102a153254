import { readJsonDocument } from '@airdex/shared-contracts/composition';
import pMap from 'p-map';
import { RegistryError } from '../registry-error.ts';
import { createToken, missingToken, storedTokenSchema, withoutHash } from '../tokens/deploy-token.ts';
import type { DeployTokens, StoredToken } from '../tokens/deploy-token.ts';
import { CONCURRENCY } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { withBucket } from './change-bucket.ts';
import { objectHeaders } from './object-headers.ts';

/*
 * In a bucket, each deploy token is a separate object, which is created once and removed when the token is revoked.
 * Several people can therefore add and revoke tokens at the same time.
 */
const TOKENS = '.private/tokens/';
const TOKEN = /^\.private\/tokens\/([0-9a-f]{8})\.json$/;

const tokenKey = (id: string) => `${TOKENS}${id}.json`;
const idOf = (key: string) => TOKEN.exec(key)?.[1];

/** Ids of the bucket's tokens, sorted. */
export async function listTokenIds(bucket: Bucket): Promise<string[]> {
  return (await bucket.list(TOKENS)).flatMap((key) => idOf(key) ?? []);
}

/** @returns undefined if the token does not exist, or was revoked @throws RegistryError `registry-damaged` */
async function readToken(bucket: Bucket, id: string): Promise<StoredToken | undefined> {
  const key = tokenKey(id);
  const found = await bucket.read(key);
  if (found === undefined) return undefined;
  const reading = readJsonDocument(storedTokenSchema, found.content.toString());
  const problems = reading.ok ? ['it has another id'] : reading.problems;
  if (reading.ok && reading.value.id === id) return reading.value;
  throw new RegistryError('registry-damaged', `${bucket.place}${key} is damaged: ${problems.join('; ')}`, {
    hint: `Restore the object from an earlier version, or revoke the token: mfe token revoke ${id}.`,
  });
}

/** The bucket's tokens with these ids, oldest first, without damaged ones. */
export async function readValidTokens(bucket: Bucket, ids: readonly string[]): Promise<StoredToken[]> {
  const read = (id: string) =>
    readToken(bucket, id).catch((error: unknown) => {
      if (error instanceof RegistryError && error.code === 'registry-damaged') return undefined;
      throw error;
    });
  return oldestFirst(await pMap(ids, read, { concurrency: CONCURRENCY }));
}

function oldestFirst(tokens: readonly (StoredToken | undefined)[]): StoredToken[] {
  return tokens
    .filter((token) => token !== undefined)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** The deploy tokens of the registry in a bucket. Nodes apply a change within a few seconds. */
export function bucketTokens(address: string): DeployTokens {
  return {
    add: (request) =>
      withBucket(address, async (bucket) => {
        await bucket.checkConditionalWrites();
        for (;;) {
          const { secret, stored } = createToken(request);
          const key = tokenKey(stored.id);
          // If the id is taken, tries another one.
          if (await bucket.create(key, JSON.stringify(stored, null, 2), objectHeaders(key)))
            return { secret, token: withoutHash(stored) };
        }
      }),
    list: () =>
      withBucket(address, async (bucket) => {
        const ids = await listTokenIds(bucket);
        const tokens = await pMap(ids, (id) => readToken(bucket, id), { concurrency: CONCURRENCY });
        return oldestFirst(tokens).map(withoutHash);
      }),
    revoke: (id) =>
      withBucket(address, async (bucket) => {
        if (!(await listTokenIds(bucket)).includes(id)) throw missingToken(id);
        const [token] = await readValidTokens(bucket, [id]);
        await bucket.remove(tokenKey(id));
        return token === undefined ? damagedToken(id) : withoutHash(token);
      }),
  };
}

/** Description of a token whose object is damaged. */
function damagedToken(id: string) {
  return { id, scope: '?', note: '', createdAt: '', createdBy: '?' };
}
