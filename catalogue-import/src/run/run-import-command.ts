import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@airdex/server/configuration';
import {
  databaseOf,
  describeDatabaseFailure,
  hasDatabase,
  openDatabase,
  tidyEmbeddedDatabase,
} from '@airdex/server/database';
import { storeIndexForStart } from '@airdex/server/store-index';
import { refuseUnfinishedRestore } from '@airdex/server/unfinished-restore';
import { printableLines } from '../report/printable.ts';
import { summaryLines } from './summary.ts';
import { terminalProgress } from './terminal-progress.ts';
import { importArguments, USAGE, WrongArgumentsError, type ImportArguments } from './import-arguments.ts';
import { collectFiles } from './collect-files.ts';
import type { ImportResult } from './import-result.ts';
import { runImport } from './run-import.ts';
import { ImportError } from '../source/import-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

async function runOrThrow(args: readonly string[], environment: Environment): Promise<0 | 1> {
  const options = importArguments(args, environment, new Date());
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const result = await importInto(options, environment);
  const lines = ['', ...summaryLines(result.files)];
  if (result.rejects) lines.push('', `Rejected rows with their reasons: ${result.rejects}`);
  if (result.rejectsFailure !== null)
    lines.push('', `Not all rejected rows could be written: ${result.rejectsFailure}`);
  if (result.sampleKept)
    lines.push('', 'The sample was not replaced: no programme was imported. It is still in the catalogue.');
  if (options.dryRun) lines.push('', 'This was a dry run. Nothing was stored.');
  process.stdout.write(`${lines.join('\n')}\n`);
  return result.sampleKept || result.files.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function importInto(options: ImportArguments, environment: Environment): Promise<ImportResult> {
  // Report a wrong path immediately, not after the seconds that opening the database takes.
  await collectFiles(options.paths);
  refuseUnfinishedRestore(options.dataDir);
  const { databaseUrl } = readConfiguration({ DATABASE_URL: environment['DATABASE_URL'] });
  await using closers = new AsyncDisposableStack();
  let { dataDir } = options;
  if (options.dryRun && databaseUrl === null && !hasDatabase(dataDir)) {
    // The first real import creates the database; a dry run needs an empty one that nobody finds afterwards.
    dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-dry-run-'));
    closers.defer(() => rm(dataDir, { recursive: true, force: true }));
  }
  const database = await openDatabase(databaseOf({ databaseUrl, dataDir }));
  closers.defer(() => database.close());
  const progress = terminalProgress(process.stderr);
  try {
    const result = await runImport(database.kysely, options.paths, { ...options, progress });
    progress.end();
    // Nodes that use PostgreSQL run during the import. They detect the change, and store the index themselves.
    const hasTaken = result.files.some(({ state }) => state === 'taken');
    if (hasTaken && !options.dryRun && database.kind === 'pglite')
      await storeIndexForStart(database, options.dataDir, process.stderr);
    await tidyEmbeddedDatabase(database);
    return result;
  } finally {
    progress.end();
  }
}

/** Runs the command with its arguments. Prints to the output of the process, and returns its exit code. Throws only for a defect. */
export async function runImportCommand(
  args: readonly string[],
  environment: Environment,
): Promise<0 | 1 | 2> {
  try {
    return await runOrThrow(args, environment);
  } catch (error) {
    const isUsage = error instanceof WrongArgumentsError;
    const isExplained = isUsage || error instanceof ImportError || error instanceof ConfigurationError;
    const sentence = isExplained ? error.message : describeDatabaseFailure(error);
    if (sentence === null) throw error;
    process.stderr.write(`${printableLines(sentence)}\n`);
    return isUsage ? 2 : 1;
  }
}
