import { endpoints, type EndpointName, type LogonInfo } from '@airdex/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { routePath } from '../../http/route-path.ts';
import type { Caller } from '../../http/caller.ts';
import { logonInfoOf } from './logon-info.ts';
import { sessionRequired } from './session-required.ts';
import { hashSecret } from './secret-hash.ts';
import { createToken } from './token.ts';

/** A session lent to the browser that prints for its owner. */
export interface PrintSession {
  readonly token: string;
  readonly end: () => void;
}

/**
 * Print sessions of this node. They exist only in memory, expire after a while and end with their owner's
 * session.
 */
export interface PrintSessions {
  open(owner: Caller): Promise<PrintSession>;
  /** Hash of the owner's token, or undefined if the hash is not that of a live print session. */
  ownerOf(tokenHash: string): string | undefined;
}

/** Longer than a print may take. A print session opens when its print begins, and normally ends with it. */
const LIFETIME_MS = 5 * 60_000;

/** What the print layout reads. A print session gives access to nothing else, and can't change anything. */
const READABLE: readonly EndpointName[] = [
  'getCard',
  'getAudienceResults',
  'getInternationalFlow',
  'getAlso',
  'getRelated',
];
const READABLE_ROUTES: ReadonlySet<string> = new Set(READABLE.map((name) => routePath(endpoints[name].path)));

/** Whether a call is allowed in a print session. */
export function isPrintable({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url !== undefined && READABLE_ROUTES.has(routeOptions.url);
}

export function createPrintSessions(kysely: Kysely<DatabaseSchema>, key: Uint8Array): PrintSessions {
  const owners = new Map<string, { readonly ownerHash: string; readonly expires: number }>();
  return {
    async open(owner) {
      const expires = Date.now() + LIFETIME_MS;
      const { logonInfo, ownerHash } = await describeOwner(kysely, owner);
      const token = await createToken(key, logonInfo, new Date(expires));
      const hash = hashSecret(token);
      owners.set(hash, { ownerHash, expires });
      return { token, end: () => void owners.delete(hash) };
    },
    ownerOf(tokenHash) {
      const session = owners.get(tokenHash);
      return session === undefined || session.expires < Date.now() ? undefined : session.ownerHash;
    },
  };
}

async function describeOwner(
  kysely: Kysely<DatabaseSchema>,
  owner: Caller,
): Promise<{ logonInfo: LogonInfo; ownerHash: string }> {
  const found = await kysely
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['session.token_hash', 'app_user.language', 'company.name as company'])
    .where('session.id', '=', owner.idSession)
    .executeTakeFirst();
  // It may have ended while the print waited in the queue.
  if (found === undefined) throw sessionRequired();
  return {
    ownerHash: found.token_hash,
    logonInfo: logonInfoOf({ ...owner, language: found.language, company: found.company }),
  };
}
