import { isNativeError } from 'node:util/types';
import { describeFailure } from '../start/describe-failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A command was called with wrong arguments; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether an error reports wrong arguments of a command. */
export const isWrongUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command and prints its result, or why it failed. Returns the exit code: 0, 1, or 2 for wrong arguments. */
export async function inSentences(command: () => Promise<string>): Promise<0 | 1 | 2> {
  try {
    console.log(await command());
    return 0;
  } catch (error) {
    if (isWrongUsage(error)) {
      console.error(`${error.message}\nRun with --help for more.`);
      return 2;
    }
    const sentence = describeFailure(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return 1;
  }
}
