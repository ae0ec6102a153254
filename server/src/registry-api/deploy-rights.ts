import { EVERYTHING, mayPublish, partsTriedByCanary, RegistryError } from '@airdex/release-registry';
import type { DeployToken } from '@airdex/release-registry';

function forbidden(token: DeployToken, what: string, field: string): RegistryError {
  return new RegistryError('forbidden', `This deploy token is for ${token.scope}: it may not ${what}`, {
    hint: 'Use a token for that, or one for everything (`mfe token add "*"`).',
    field,
  });
}

/** @throws RegistryError `forbidden` when the token is not for `name`: `shell`, or a remote's. */
export function checkMayPublish(token: DeployToken, name: string, field: string): void {
  if (!mayPublish(token, name)) throw forbidden(token, `publish ${name}`, field);
}

/** @throws RegistryError `forbidden` when the token is not for everything. */
export function checkMayPromote(token: DeployToken, what: string, field: string): void {
  if (token.scope !== EVERYTHING) throw forbidden(token, what, field);
}

/**
 * What tries nothing but a team's own remote is the team's to widen, to promote and to stop.
 * @returns the revision of the pointer that this was found out upon; undefined for a token that may do everything
 * @throws RegistryError `forbidden`
 */
export async function checkMayMoveCanary(
  registryFolder: string,
  token: DeployToken,
  asked: { readonly composition?: string | undefined; readonly what: string; readonly field: string },
): Promise<number | undefined> {
  if (token.scope === EVERYTHING) return undefined;
  const canary = await partsTriedByCanary(registryFolder);
  const isMeant =
    canary !== undefined && (asked.composition === undefined || asked.composition === canary.composition);
  if (!isMeant || !canary.names.every((name) => mayPublish(token, name)))
    throw forbidden(token, `${asked.what}, which is not its own canary`, asked.field);
  return canary.revision;
}
