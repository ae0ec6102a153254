import { userInfo } from 'node:os';
import type { Operation, OperationResult } from '../../administration/index.ts';
import type { Environment } from '../../configuration.ts';

/** For changes whose result was lost. */
export const MAY_BE_CHANGED = 'The change may have been made; log list shows it.';

/**
 * Runs an operation, here or on a server. Rejects with {@link HttpError} if the operation rejects it, and with
 * {@link UnknownOutcomeError} if it may have changed something.
 */
export type Perform = (operation: Operation, input: object) => Promise<OperationResult>;

/** The person at the command line, for the record. */
export function operatorName(environment: Environment): string {
  return environment['AIRDEX_ADMIN_NAME']?.trim() || userInfo().username;
}
