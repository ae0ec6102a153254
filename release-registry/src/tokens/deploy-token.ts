import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { object, safeParse, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { remoteNameSchema } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/** Scope of a token that may publish everything, promote and roll back. */
export const EVERYTHING = '*';
/** Scope of a token that may publish the shell. */
export const SHELL = 'shell';

/**
 * A deploy token as it is stored.
 * - `scope`: a remote's name, `shell` or `*`.
 * - `hash`: SHA-256 of the complete token, hexadecimal. A token has 256 random bits, so it cannot be guessed.
 */
export const storedTokenSchema = object({
  id: string(),
  scope: string(),
  note: string(),
  createdAt: string(),
  createdBy: string(),
  hash: string(),
});
export type StoredToken = Infer<typeof storedTokenSchema>;

/** A deploy token without its secret or hash. */
export type DeployToken = Omit<StoredToken, 'hash'>;

/** A request for a new deploy token. */
export interface TokenRequest {
  /** A remote's name, `shell` or `*`. */
  readonly scope: string;
  readonly note: string;
  readonly who: string;
}

/** A new deploy token. `secret` is not stored. */
export interface AddedToken {
  readonly secret: string;
  readonly token: DeployToken;
}

/** The deploy tokens of a registry, wherever it is stored. */
export interface DeployTokens {
  /**
   * Creates a deploy token. The registry stores only its hash, so the secret cannot be read again.
   * @throws RegistryError `scope-invalid`
   */
  add(request: TokenRequest): Promise<AddedToken>;
  /** All deploy tokens, oldest first. */
  list(): Promise<DeployToken[]>;
  /** Revokes a token. @throws RegistryError `token-missing` */
  revoke(id: string): Promise<DeployToken>;
}

const TOKEN_PATTERN = /^airdex_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/;

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Creates a secret and the token to store for it. @throws RegistryError `scope-invalid` */
export function createToken({ scope, note, who }: TokenRequest): {
  readonly secret: string;
  readonly stored: StoredToken;
} {
  if (scope !== EVERYTHING && !safeParse(remoteNameSchema, scope).success) {
    throw new RegistryError('scope-invalid', `A token cannot have the scope ${JSON.stringify(scope)}`, {
      hint: 'Name a remote such as mfe-card, shell, or * for everything.',
      field: 'scope',
    });
  }
  const id = randomBytes(4).toString('hex');
  const secret = `airdex_${id}_${randomBytes(32).toString('base64url')}`;
  const hash = hashOf(secret).toString('hex');
  return { secret, stored: { id, scope, note, createdAt: new Date().toISOString(), createdBy: who, hash } };
}

export function withoutHash({ hash: _hash, ...token }: StoredToken): DeployToken {
  return token;
}

/** Finds the stored token that belongs to `secret`. */
export function findBySecret(secret: string, stored: readonly StoredToken[]): DeployToken | undefined {
  const id = TOKEN_PATTERN.exec(secret)?.[1];
  const found = id === undefined ? undefined : stored.find((token) => token.id === id);
  if (found === undefined || !timingSafeEqual(hashOf(secret), Buffer.from(found.hash, 'hex')))
    return undefined;
  return withoutHash(found);
}

export function missingToken(id: string): RegistryError {
  return new RegistryError('token-missing', `There is no token ${id}`, {
    hint: 'Run `mfe token list` to list them.',
    field: 'id',
  });
}

/** Whether a token may publish `name`, which is `shell` or a remote's name. */
export function mayPublish({ scope }: DeployToken, name: string): boolean {
  return scope === EVERYTHING || scope === name;
}
