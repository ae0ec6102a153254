import { sql, type Kysely, type Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { DatabaseSchema } from '../database/schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { MediaFolders } from '../features/media/media-folders.ts';
import type { Installation } from '../mail/installation.ts';
import type { MailQueue } from '../mail/queue/mail-queue.ts';
import { purgeChanges, storeChanges } from './audit/admin-changes.ts';
import { operationName, type AdminChange, type Operation, type OperationResult } from './operation.ts';

/** Key of the lock that a changing operation holds until its transaction ends. */
const ADMINISTRATION_LOCK = 7_240_002;
/** The channel on which running servers learn that subscriptions may have changed. */
export const SUBSCRIPTIONS_CHANNEL = 'subscriptions_changed';

export interface AdministrationServices {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly mails: MailQueue;
  readonly installation: Installation;
  readonly media: MediaFolders;
  readonly today: () => string;
  /** How long changes are kept in the record. */
  readonly logDays: number;
}

export interface OperationCall {
  readonly operation: Operation;
  readonly input: unknown;
  /** The operator's name for the record. */
  readonly operator: string;
}

/** Databases that an operation of this process is changing. */
const changing = new WeakSet<Kysely<DatabaseSchema>>();

/** Rolls back the transaction of a trial. */
class Trial extends Error {
  readonly result: OperationResult;
  constructor(result: OperationResult) {
    super('A trial');
    this.result = result;
  }
}

/**
 * Runs an operation in one transaction, with its record. Rejects with {@link HttpError}, and changes nothing, if the
 * input is invalid or another operator changes something at the same time. If the database rolls it back because of a
 * call of a user, it runs again.
 */
export async function runOperation(
  services: AdministrationServices,
  { operation, input, operator }: OperationCall,
): Promise<OperationResult> {
  const checked = parseInput(operation.schema, input, 'body');
  if (operation.readsOnly) return run(services, operation, checked, operator);
  // The embedded database has a single session, so the second of two changes would wait for the first.
  if (changing.has(services.kysely)) throw conflict();
  changing.add(services.kysely);
  try {
    return await run(services, operation, checked, operator);
  } finally {
    changing.delete(services.kysely);
  }
}

async function run(
  services: AdministrationServices,
  operation: Operation,
  checked: unknown,
  operator: string,
): Promise<OperationResult> {
  try {
    const result = await inTransaction(services.kysely, async (transaction) => {
      if (!operation.readsOnly) await lock(transaction);
      const changes: AdminChange[] = [];
      const outcome = await operation.run(
        {
          transaction,
          today: services.today(),
          mails: services.mails,
          installation: services.installation,
          media: services.media,
          changes,
          record(change) {
            if (!isDeepStrictEqual(change.before, change.after)) changes.push(change);
          },
        },
        checked,
      );
      if (outcome.isTrial === true) throw new Trial(outcome);
      if (operation.readsOnly) return outcome;
      await storeChanges(transaction, { operation: operationName(operation), operator }, changes);
      await purgeChanges(transaction, services.logDays);
      await sql`select pg_notify(${SUBSCRIPTIONS_CHANNEL}, '')`.execute(transaction);
      return outcome;
    });
    services.mails.wake();
    return result;
  } catch (error) {
    if (error instanceof Trial) return error.result;
    throw error;
  }
}

async function lock(transaction: Transaction<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${ADMINISTRATION_LOCK}) as "isFree"`.execute(transaction);
  if (rows[0]?.isFree !== true) throw conflict();
}

const conflict = (): HttpError =>
  new HttpError(
    'conflict',
    'Another operator is changing something at the moment. Nothing was changed; try again.',
  );
