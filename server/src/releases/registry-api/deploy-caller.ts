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
      ? 'The registry asks for a deploy token'
      : 'The deploy token is not known, or no more';
  throw new HttpError('unauthorised', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="registry"' },
    extra: {
      code: 'unauthorised',
      hint: '`mfe token add` makes one, where the registry is. Give it by --token or MFE_TOKEN.',
    },
  });
}

/** How the history names a token: by its id, and what was noted about it. */
export function tokenLabel({ id, note }: DeployToken): string {
  return note === '' ? id : `${id} ${note}`;
}
