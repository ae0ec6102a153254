import {
  EVERYTHING,
  mayPublish,
  partsTriedByCanary,
  readPointer,
  RegistryError,
  SHELL,
} from '@airdex/release-registry';
import type { DeployToken } from '@airdex/release-registry';

const FOR_EVERYTHING = 'a token for everything (`mfe token add "*"`)';

/** @param hint an alternative that the caller is allowed */
function forbidden(token: DeployToken, what: string, field: string, hint: string): RegistryError {
  const message = `This deploy token is for ${token.scope}: it may not ${what}`;
  return new RegistryError('forbidden', message, { hint, field });
}

/**
 * @param request the requested operation, and the field that names it
 * @throws RegistryError `forbidden` if the token is not for `name`: `shell`, or a remote's.
 */
export function checkMayRelease(
  token: DeployToken,
  name: string,
  { what, field }: { readonly what: 'publish' | 'roll back'; readonly field: string },
): void {
  if (mayPublish(token, name)) return;
  throw forbidden(token, `${what} ${name}`, field, `Use a token for ${name}, or ${FOR_EVERYTHING}.`);
}

/** @throws RegistryError `forbidden` if the token is not for everything. */
export function checkMayRollBackAll(token: DeployToken, field: string): void {
  if (token.scope === EVERYTHING) return;
  const ownRemote =
    token.scope === SHELL ? '' : `\`mfe rollback --remote ${token.scope}\` rolls back only that remote. `;
  throw forbidden(
    token,
    'roll back the whole composition',
    field,
    `${ownRemote}For everything, use ${FOR_EVERYTHING}.`,
  );
}

/**
 * A team may widen, promote and stop a canary that changes only its own remote.
 * @param request
 * - `orFirst`: the composition may be the one that the canary began with, if the operation refuses it with better advice
 * - `mayBeNone`: without a canary there is nothing to do, which needs no right
 * @returns the revision of the pointer for which this was checked; undefined for a token that may do
 * everything
 * @throws RegistryError `forbidden`
 */
export async function checkMayMoveCanary(
  registryFolder: string,
  token: DeployToken,
  request: {
    readonly composition?: string | undefined;
    readonly what: string;
    readonly field: string;
    readonly orFirst?: boolean;
    readonly mayBeNone?: true;
  },
): Promise<number | undefined> {
  if (token.scope === EVERYTHING) return undefined;
  const canary = await partsTriedByCanary(registryFolder);
  if (canary === undefined && request.mayBeNone === true)
    return (await readPointer(registryFolder))?.revision;
  const { composition: named = canary?.composition, orFirst = false } = request;
  const isNamed = named === canary?.composition || (orFirst && named === canary?.drawnBy);
  if (canary === undefined || !isNamed || !canary.names.every((name) => mayPublish(token, name)))
    throw forbidden(token, request.what, request.field, `Use ${FOR_EVERYTHING}.`);
  return canary.revision;
}
