import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Installation } from '../../mail/installation.ts';
import type { MailQueue } from '../../mail/queue/mail-queue.ts';
import type { IsDeveloper } from './developers.ts';
import { purgeExpiredHourly } from './purge-expired.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits/sign-in-limits.ts';

interface AccountParts {
  readonly kysely: Kysely<DatabaseSchema>;
  /** For reads that may lag a moment behind. */
  readonly reader: Kysely<DatabaseSchema>;
  readonly tokenKey: Uint8Array;
  readonly mails: MailQueue;
  readonly installation: Installation;
  /** The day the server is in, YYYY-MM-DD. */
  readonly today: () => string;
  readonly isDeveloper: IsDeveloper;
}

/** What the calls about a user's account work with. */
export interface AccountServices extends AccountParts {
  readonly signInLimits: SignInLimits;
  readonly requestLimits: RequestLimits;
}

export function createAccountServices(parts: AccountParts): AccountServices {
  return {
    ...parts,
    signInLimits: createSignInLimits(),
    requestLimits: createRequestLimits(),
  };
}

/** What of them runs beside the calls, for as long as the server does. */
export function attachAccountServices(app: FastifyInstance, services: AccountServices): void {
  purgeExpiredHourly(app, services.kysely);
}
