import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { array, literal, object, safeParse, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { readJsonDocument, remoteNameSchema } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { withPublishingLock } from '../registry/publishing-lock.ts';
import { tokensFile } from '../registry/registry-layout.ts';
import { writeJsonAtomically } from '../registry/write-atomically.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';

/** May do everything: publish whatever it likes, promote and roll back. */
export const EVERYTHING = '*';
/** May publish the shell. */
export const SHELL = 'shell';

/**
 * A deploy token as it is stored.
 * - `scope`: a remote's name, `shell` or `*`.
 * - `hash`: SHA-256 of the whole token, hexadecimal. A token has 256 random bits, so guessing is out of the question.
 */
const storedTokenSchema = object({
  id: string(),
  scope: string(),
  note: string(),
  createdAt: string(),
  createdBy: string(),
  hash: string(),
});
type StoredToken = Infer<typeof storedTokenSchema>;
const documentSchema = object({ schemaVersion: literal(1), tokens: array(storedTokenSchema) });

/** What is known of a token, without what would open anything. */
export type DeployToken = Omit<StoredToken, 'hash'>;

const FORM = /^airdex_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

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

async function writeTokens(
  registry: string,
  tokens: readonly StoredToken[],
  check: () => Promise<void>,
): Promise<void> {
  const file = tokensFile(registry);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeJsonAtomically(file, { schemaVersion: 1, tokens }, { mode: 0o600, check });
  await chmod(dirname(file), 0o700);
}

function withoutHash({ hash: _hash, ...token }: StoredToken): DeployToken {
  return token;
}

/**
 * Makes a deploy token. The registry keeps its hash only: what is answered here can't be read again.
 * @throws RegistryError `scope-invalid`
 */
export async function addToken(
  registry: string,
  { scope, note, who }: { readonly scope: string; readonly note: string; readonly who: string },
): Promise<{ readonly secret: string; readonly token: DeployToken }> {
  if (scope !== EVERYTHING && !safeParse(remoteNameSchema, scope).success) {
    throw new RegistryError('scope-invalid', `A token can't be for ${JSON.stringify(scope)}`, {
      hint: 'Name a remote such as mfe-card, shell, or * for everything.',
      field: 'scope',
    });
  }
  const id = randomBytes(4).toString('hex');
  const secret = `airdex_${id}_${randomBytes(32).toString('base64url')}`;
  const hash = hashOf(secret).toString('hex');
  const added = { id, scope, note, createdAt: new Date().toISOString(), createdBy: who, hash };
  await withPublishingLock(registry, async ({ checkHeld }) => {
    await writeTokens(registry, [...(await readTokens(registry)), added], checkHeld);
  });
  return { secret, token: withoutHash(added) };
}

/** All deploy tokens, oldest first. */
export async function listTokens(registry: string): Promise<DeployToken[]> {
  return (await readTokens(registry)).map(withoutHash);
}

/** Makes a token worthless from the next call on. @throws RegistryError `token-missing` */
export async function revokeToken(registry: string, id: string): Promise<DeployToken> {
  return withPublishingLock(registry, async ({ checkHeld }) => {
    const tokens = await readTokens(registry);
    const revoked = tokens.find((token) => token.id === id);
    if (revoked === undefined) {
      throw new RegistryError('token-missing', `There is no token ${id}`, {
        hint: 'Run `mfe token list` to list them.',
        field: 'id',
      });
    }
    await writeTokens(
      registry,
      tokens.filter((token) => token !== revoked),
      checkHeld,
    );
    return withoutHash(revoked);
  });
}

/** The token that `secret` is, or undefined when it is none, or no more. */
export async function findToken(registry: string, secret: string): Promise<DeployToken | undefined> {
  const id = FORM.exec(secret)?.[1];
  if (id === undefined) return undefined;
  const found = (await readTokens(registry)).find((token) => token.id === id);
  if (found === undefined || !timingSafeEqual(hashOf(secret), Buffer.from(found.hash, 'hex')))
    return undefined;
  return withoutHash(found);
}

/** Whether a token may publish `name`: `shell`, or a remote's name. */
export function mayPublish({ scope }: DeployToken, name: string): boolean {
  return scope === EVERYTHING || scope === name;
}
