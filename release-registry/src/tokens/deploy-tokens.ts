import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { array, literal, object } from 'zod/mini';
import { readJsonDocument } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { withPublishingLock } from '../registry/publishing-lock.ts';
import { tokensFile } from '../registry/registry-layout.ts';
import { writeJsonAtomically } from '../registry/write-atomically.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { createToken, missingToken, storedTokenSchema, findBySecret, withoutHash } from './deploy-token.ts';
import type { AddedToken, DeployToken, DeployTokens, StoredToken, TokenRequest } from './deploy-token.ts';

const documentSchema = object({ schemaVersion: literal(1), tokens: array(storedTokenSchema) });

async function readTokens(registry: string): Promise<StoredToken[]> {
  const file = tokensFile(registry);
  const text = await undefinedWhenMissing(readFile(file, 'utf8'));
  if (text === undefined) return [];
  const reading = readJsonDocument(documentSchema, text);
  if (reading.ok) return reading.value.tokens;
  throw new RegistryError('registry-damaged', `${file} is damaged: ${reading.problems.join('; ')}`, {
    hint: 'Restore the file, or remove it and add the tokens again.',
  });
}

/** Writes the tokens of a registry in a folder, readable only by the owner of the file. */
export async function writeTokens(
  registry: string,
  tokens: readonly StoredToken[],
  check?: () => Promise<void>,
): Promise<void> {
  const file = tokensFile(registry);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const writing = check === undefined ? {} : { check };
  await writeJsonAtomically(file, { schemaVersion: 1, tokens }, { mode: 0o600, ...writing });
  await chmod(dirname(file), 0o700);
}

/** Creates a deploy token: see {@link DeployTokens}. */
export async function addToken(registry: string, request: TokenRequest): Promise<AddedToken> {
  const { secret, stored } = createToken(request);
  await withPublishingLock(registry, async ({ checkHeld }) => {
    await writeTokens(registry, [...(await readTokens(registry)), stored], checkHeld);
  });
  return { secret, token: withoutHash(stored) };
}

/** All deploy tokens, oldest first. */
export async function listTokens(registry: string): Promise<DeployToken[]> {
  return (await readTokens(registry)).map(withoutHash);
}

/** Revokes a token, which is invalid from the next call on. @throws RegistryError `token-missing` */
export async function revokeToken(registry: string, id: string): Promise<DeployToken> {
  // Locking would create a folder that does not exist.
  if (!(await readTokens(registry)).some((token) => token.id === id)) throw missingToken(id);
  return withPublishingLock(registry, async ({ checkHeld }) => {
    const tokens = await readTokens(registry);
    const revoked = tokens.find((token) => token.id === id);
    if (revoked === undefined) throw missingToken(id);
    await writeTokens(
      registry,
      tokens.filter((token) => token !== revoked),
      checkHeld,
    );
    return withoutHash(revoked);
  });
}

/** The deploy tokens of the registry in a folder. */
export function folderTokens(registry: string): DeployTokens {
  return {
    add: (request) => addToken(registry, request),
    list: () => listTokens(registry),
    revoke: (id) => revokeToken(registry, id),
  };
}

/** Finds the token that belongs to `secret`; undefined if there is none, or it was revoked. */
export async function findToken(registry: string, secret: string): Promise<DeployToken | undefined> {
  return findBySecret(secret, await readTokens(registry));
}
