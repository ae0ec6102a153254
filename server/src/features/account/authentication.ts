import { SESSION_REPLACED } from '@airdex/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import type { Caller } from '../../http/caller.ts';
import { readCookie } from '../../http/read-cookie.ts';
import { DEVELOPER_COOKIE, MEDIA_COOKIE, type SessionCookie } from '../../http/session-cookies.ts';
import { isPrintable, type PrintSessions } from './print-sessions.ts';
import { sessionRequired } from './session-required.ts';
import { findCaller, hasLiveSession, noteUse } from './sessions.ts';
import { hashSecret } from './secret-hash.ts';
import { userOfToken } from './token.ts';

export interface Authentication {
  /** The caller of an API call by its bearer token. Rejects with 401. */
  ofRequest(request: FastifyRequest): Promise<Caller>;
  /** The caller of a media request. An <img> sends no bearer token, only the cookie set at login. */
  ofMediaRequest(request: FastifyRequest): Promise<Caller>;
  /** The developer who requests a page, by the cookie set at login. Rejects with 401. */
  ofDeveloperRequest(request: FastifyRequest): Promise<Caller>;
}

export function createAuthentication(
  kysely: Kysely<DatabaseSchema>,
  key: Uint8Array,
  printSessions: Pick<PrintSessions, 'ownerOf'>,
): Authentication {
  const authenticate = async (
    request: FastifyRequest,
    token: string | null,
    mayPrint: boolean,
  ): Promise<Caller> => {
    const user = token === null ? undefined : await userOfToken(key, token);
    if (token !== null && user) {
      const hash = hashSecret(token);
      // A print session has its owner's rights, as long as the owner is signed in.
      const owner = mayPrint ? printSessions.ownerOf(hash) : undefined;
      const caller = await findCaller(kysely, owner ?? hash);
      if (caller) {
        // For the log.
        request.idUser = caller.idUser;
        // Reads continue if writes are impossible.
        await noteUse(kysely, caller).catch((error: unknown) => {
          request.log.warn({ err: error }, 'the use of a session could not be recorded');
        });
        return caller;
      }
      // A user has one session at a time, so a later login has ended this one.
      if (owner === undefined && (await hasLiveSession(kysely, user.IdUser)))
        throw sessionRequired(SESSION_REPLACED);
    }
    throw sessionRequired();
  };
  return {
    ofRequest: (request) => authenticate(request, bearerToken(request), isPrintable(request)),
    ofMediaRequest: (request) =>
      authenticate(request, bearerToken(request) ?? cookieToken(request, MEDIA_COOKIE), true),
    ofDeveloperRequest: (request) => authenticate(request, cookieToken(request, DEVELOPER_COOKIE), false),
  };
}

function cookieToken({ headers }: FastifyRequest, { name }: SessionCookie): string | null {
  return readCookie(headers.cookie, name) ?? null;
}
