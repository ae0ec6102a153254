import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Installation } from '../../mail/installation.ts';
import type { MailQueue } from '../../mail/queue/mail-queue.ts';
import type { IsDeveloper } from './developers.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits/sign-in-limits.ts';

interface AccountParts {
  readonly kysely: Kysely<DatabaseSchema>;
  /** For reads that may lag slightly behind. */
  readonly reader: Kysely<DatabaseSchema>;
  readonly tokenKey: Uint8Array;
  readonly mails: MailQueue;
  readonly installation: Installation;
  /** The server's current day, YYYY-MM-DD. */
  readonly today: () => string;
  readonly isDeveloper: IsDeveloper;
}

/** Dependencies of the calls about a user's account. */
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
