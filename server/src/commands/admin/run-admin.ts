import { CommanderError } from 'commander';
import { ConfigurationError, type Environment } from '../../configuration.ts';
import { describeDatabaseFailure } from '../../database/describe-database-failure.ts';
import { UnusableDataFolderError } from '../../database/pglite/unusable-data-folder-error.ts';
import { HttpError, type ErrorIssue } from '../../http/http-error.ts';
import { optionName } from './options.ts';
import { UnknownOutcomeError } from '../unknown-outcome.ts';
import type { Perform } from './perform.ts';
import { performAt, ServerUnreachableError } from './perform-at.ts';
import { describeResult } from './print-result.ts';
import { createProgram } from './program.ts';
import { UnreadablePathError } from './read-source-files.ts';
import { writeFiles } from './write-files.ts';

/** 0: done; 1: rejected or failed; 2: wrong usage; 3: a conflict with another operator. */
export type ExitCode = 0 | 1 | 2 | 3;

type Failure = Pick<ErrorIssue, 'message'> & Partial<ErrorIssue>;

/** `subscribers.yaml:12: companies.0.name: …` for input from a file, `--name: …` for an option. */
function describeFailure({ file, line, field = '', message }: Failure): string {
  if (file !== undefined)
    return [line === undefined ? file : `${file}:${line}`, field, message]
      .filter((part) => part !== '')
      .join(': ');
  // Errors of one of several values of an option name its number after the option.
  const [option = ''] = field.split('.');
  return option === '' ? message : `${optionName(option)}: ${message}`;
}

function print(asJson: boolean, failures: readonly Failure[]): void {
  if (asJson)
    console.log(JSON.stringify({ error: { message: failures[0]?.message ?? '', issues: failures } }));
  else for (const failure of failures) console.error(describeFailure(failure));
}

/** The failures that an operator can fix; null for a defect. */
function failuresOf(error: unknown): readonly Failure[] | null {
  if (error instanceof HttpError) {
    const { issues = [] } = error.details;
    return issues.length === 0 ? [{ message: error.message }] : issues;
  }
  if (error instanceof UnreadablePathError) return [{ field: error.field ?? '', message: error.message }];
  if ([ConfigurationError, ServerUnreachableError, UnknownOutcomeError].some((kind) => error instanceof kind))
    return [{ message: (error as Error).message }];
  const sentence =
    error instanceof UnusableDataFolderError && error.isInUse
      ? `${error.message} Or administer it while it runs, with --server and its ADMIN_TOKEN.`
      : describeDatabaseFailure(error);
  return sentence === null ? null : [{ message: sentence }];
}

/** Imported on demand: the database and other modules of this path take half the time of a short command to load. */
async function performHere(environment: Environment): Promise<Perform> {
  return (await import('./perform-here.ts')).performHere(environment);
}

/**
 * Runs the command with its arguments and prints the result to the console, with `--json` as one document. Throws
 * only for a defect.
 */
export async function runAdmin(args: readonly string[], environment: Environment): Promise<ExitCode> {
  // Not from the parsed options, which are missing if the arguments are invalid.
  const asJson = args.includes('--json');
  const program = createProgram(async (operation, input, { server }, folder) => {
    const perform = server === undefined ? await performHere(environment) : performAt(server, environment);
    const { files = [], ...result } = await perform(operation, input);
    if (folder !== undefined) await writeFiles(folder, files);
    console.log(asJson ? JSON.stringify(result) : describeResult(result));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (asJson) print(true, [{ message: error.message.replace(/^error: /, '') }]);
      return 2;
    }
    const failures = failuresOf(error);
    if (failures === null) throw error;
    print(asJson, failures);
    if (!asJson && !(error instanceof UnknownOutcomeError))
      console.error('Nothing was changed. Run with --help for more.');
    return error instanceof HttpError && error.code === 'conflict' ? 3 : 1;
  }
}
