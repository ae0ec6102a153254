import { describeDatabaseFailure } from '../database/describe-database-failure.ts';

/** The connection was lost during a change, which may have been made. The message says what shows it. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

/**
 * Runs a change of the database. Rejects with {@link UnknownOutcomeError} if the database fails meanwhile.
 * @param hint what may have happened, and what shows it
 */
export async function withUnknownOutcome<Result>(
  hint: string,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const sentence = describeDatabaseFailure(error);
    throw sentence === null ? error : new UnknownOutcomeError(`${sentence}\n${hint}`, { cause: error });
  }
}
