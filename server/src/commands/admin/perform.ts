import { userInfo } from 'node:os';
import type { Operation, OperationResult } from '../../administration/index.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Runs an operation, here or on a server. Rejects with {@link HttpError} if the operation rejects it. */
export type Perform = (operation: Operation, input: object) => Promise<OperationResult>;

/** The person at the command line, for the record. */
export function operatorName(environment: Environment): string {
  return environment['AIRDEX_ADMIN_NAME']?.trim() || userInfo().username;
}
