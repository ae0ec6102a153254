import { CommanderError } from 'commander';
import type { Command } from 'commander';
import { RegistryError, storageFailure } from '@airdex/release-registry';
import { CommandError } from '../command-error.ts';
import { EXIT } from './exit-codes.ts';

const LISTS_COMMANDS = 'Run mfe --help to list the commands';
/** The hint after the message of a usage error. */
export const SHOWS_OPTIONS = 'Run it with --help to see its options.';

/** A failure as `--json` prints it. */
interface FailureDocument {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly hint?: string;
    /** Further values, such as the faulty part of a release or the current revision. */
    readonly [detail: string]: unknown;
  };
}

function printFailure(
  asJson: boolean,
  code: string,
  message: string,
  hint: string | undefined,
  details: Readonly<Record<string, unknown>> = {},
): void {
  if (asJson) {
    const document: FailureDocument = {
      error: { ...details, code, message, ...(hint === undefined ? {} : { hint }) },
    };
    process.stdout.write(`${JSON.stringify(document)}\n`);
  } else process.stderr.write(`${hint === undefined ? message : `${message}\n${hint}`}\n`);
}

/**
 * Runs the program with arguments (without node and script) and returns its exit code. Never rejects. With `--json`,
 * it writes one document to stdout, even when it fails.
 */
export async function runProgram(program: Command, args: readonly string[]): Promise<number> {
  // Does not use the parsed options: they are missing if the arguments are not valid.
  const asJson = args.includes('--json');
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.done;
      // The library has already printed the message as text.
      if (asJson) {
        // Without a command, the library prints the help and throws an error that says so.
        const isHelp = error.code === 'commander.help';
        const message = isHelp ? 'Unknown command' : error.message.replace(/^error: /, '');
        printFailure(true, 'usage', message, isHelp ? LISTS_COMMANDS : SHOWS_OPTIONS);
      }
      return EXIT.usage;
    }
    const failure = error instanceof RegistryError ? error : storageFailure(error);
    if (failure !== undefined) {
      const { code, message, hint, field, details } = failure;
      printFailure(asJson, code, message, hint, { ...details, ...(field === undefined ? {} : { field }) });
      return EXIT[failure.kind];
    }
    if (error instanceof CommandError) {
      const { kind, message, hint } = error;
      printFailure(asJson, kind === 'fault' ? 'failed' : kind, message, hint);
      return EXIT[kind];
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (asJson) printFailure(true, 'defect', text, undefined);
    else process.stderr.write(`${text}\n`);
    return EXIT.defect;
  }
}
