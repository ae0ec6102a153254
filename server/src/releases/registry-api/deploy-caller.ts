import { findToken } from '@airdex/release-registry';
import type { DeployToken } from '@airdex/release-registry';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';

/** The deploy token that a call carries. Refuses with 401 when it carries none, or one that is not known any more. */
export async function deployCaller(
  registryFolder: string,
  { headers }: FastifyRequest,
): Promise<DeployToken> {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = given === undefined ? undefined : await findToken(registryFolder, given);
  if (token !== undefined) return token;
  const message =
    given === undefined
      ? 'The registry requires a deploy token'
      : 'The deploy token is unknown or was revoked';
  throw new HttpError('unauthorised', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="registry"' },
    extra: {
      code: 'unauthorised',
      hint: 'Run `mfe token add` where the registry is to create one. Pass it with --token or MFE_TOKEN.',
    },
  });
}

/** How the history names a token: by its id, and what was noted about it. */
export function tokenLabel({ id, note }: DeployToken): string {
  return note === '' ? id : `${id} ${note}`;
}
