import { findToken } from '@airdex/release-registry';
import type { DeployToken } from '@airdex/release-registry';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/bearer-token.ts';
import { HttpError } from '../../http/http-error.ts';

/** The deploy token of a call. Rejects with 401 if it is missing or no longer known. */
export async function deployCaller(registryFolder: string, request: FastifyRequest): Promise<DeployToken> {
  const given = bearerToken(request);
  const token = given === null ? undefined : await findToken(registryFolder, given);
  if (token !== undefined) return token;
  const message =
    given === null ? 'The registry requires a deploy token' : 'The deploy token is unknown or was revoked';
  throw new HttpError('unauthorised', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="registry"' },
    extra: {
      code: 'unauthorised',
      hint: 'Run `mfe token add` where the registry is to create one. Pass it with --token or MFE_TOKEN.',
    },
  });
}

/** A token's name in the history: its id, and its note. */
export function tokenLabel({ id, note }: DeployToken): string {
  return note === '' ? id : `${id} ${note}`;
}
