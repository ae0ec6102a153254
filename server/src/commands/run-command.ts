import { isNativeError } from 'node:util/types';
import { describeFailure } from '../start/describe-failure.ts';
import { UnknownOutcomeError } from './unknown-outcome.ts';

/** A command was called with wrong arguments; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether an error reports wrong arguments of a command. */
export const isWrongUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** What a command prints, and whether everything succeeded. */
export interface CommandReport {
  readonly text: string;
  readonly isGood: boolean;
}

interface CommandMessages {
  /** Says that a command which failed changed nothing. */
  readonly unchanged?: string;
  /** A sentence about an error that only this command has; null for any other. */
  readonly explain?: (error: unknown) => string | null;
}

/**
 * Runs a command and prints its result, or one sentence that says why it failed. Returns the exit code: 0 if everything
 * succeeded, 1 if not, 2 for wrong arguments. Throws only for a defect.
 */
export async function runCommand(
  command: () => Promise<string | CommandReport>,
  { unchanged, explain = () => null }: CommandMessages = {},
): Promise<0 | 1 | 2> {
  try {
    const result = await command();
    const { text, isGood } = typeof result === 'string' ? { text: result, isGood: true } : result;
    (isGood ? console.log : console.error)(text);
    return isGood ? 0 : 1;
  } catch (error) {
    if (error instanceof UnknownOutcomeError) {
      console.error(error.message);
      return 1;
    }
    const isUsage = isWrongUsage(error);
    const sentence = isUsage ? error.message : (explain(error) ?? describeFailure(error));
    if (sentence === null) throw error;
    const hints = [unchanged, isUsage ? 'Run with --help for more.' : undefined].filter(Boolean).join(' ');
    console.error(hints === '' ? sentence : `${sentence}\n${hints}`);
    return isUsage ? 2 : 1;
  }
}
