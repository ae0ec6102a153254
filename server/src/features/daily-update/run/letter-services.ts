import { currentDay } from '../../../current-day.ts';
import type { FastifyBaseLogger } from 'fastify';
import { serverSecret } from '../../account/server-secret.ts';
import type { Database } from '../../../database/database.ts';
import type { Installation } from '../../../mail/installation.ts';
import type { Mailer } from '../../../mail/mail.ts';
import type { CatalogueServices } from '../../../catalogue/catalogue-services.ts';
import { createBulkReads } from '../../../catalogue/bulk-reads.ts';
import type { SearchIndex } from '../../../search-index/index.ts';
import { createScopes } from '../../../subscription-scope/scopes.ts';
import type { LetterSchedule } from './letter-schedule.ts';

/** Dependencies of composing and sending letters. */
export interface LetterServices {
  readonly catalogue: CatalogueServices;
  readonly mailer: Mailer;
  readonly installation: Installation;
  /** Signs the links of letters. */
  readonly key: Uint8Array;
  readonly schedule: LetterSchedule;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Maximum lease of a run: after that it counts as dead. Longer than the mail server may take. */
  readonly leaseMs: number;
  /** How long to wait for the index to include the latest entries. */
  readonly indexWaitMs: number;
  readonly now: () => Date;
}

export interface LetterParts {
  readonly database: Database;
  readonly index: SearchIndex;
  readonly mailer: Mailer;
  readonly installation: Installation;
  readonly schedule: LetterSchedule;
  readonly log: LetterServices['log'];
  readonly leaseMs?: number;
  readonly indexWaitMs?: number;
  readonly now?: () => Date;
}

const LEASE_MS = 5 * 60_000;
const INDEX_WAIT_MS = 20_000;

/** The key that signs the links of letters, the same on every node. */
export function letterKey(kysely: Database['kysely']): Promise<Uint8Array> {
  return serverSecret(kysely, 'daily-update-key');
}

export async function createLetterServices(parts: LetterParts): Promise<LetterServices> {
  const { database, index, mailer, installation, schedule, log } = parts;
  const { kysely } = database;
  const now = parts.now ?? (() => new Date());
  const today = (): string => currentDay(now());
  return {
    // Never a replica: entries that it lacks would be missing from the letter permanently.
    catalogue: {
      kysely,
      reader: kysely,
      bulkReads: createBulkReads(),
      index,
      scopes: createScopes(kysely, today),
      today,
    },
    mailer,
    installation,
    key: await letterKey(kysely),
    schedule,
    log,
    leaseMs: parts.leaseMs ?? LEASE_MS,
    indexWaitMs: parts.indexWaitMs ?? INDEX_WAIT_MS,
    now,
  };
}
