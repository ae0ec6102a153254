import { describeDatabaseFailure, openDatabase } from '@airdex/server/database';
import { storeIndexForStart } from '@airdex/server/store-index';
import { printableLines } from './report/printable.ts';
import { summaryLines } from './run/summary.ts';
import { terminalProgress } from './run/terminal-progress.ts';
import { importArguments, USAGE, type ImportArguments } from './run/import-arguments.ts';
import { collectFiles } from './run/collect-files.ts';
import type { ImportResult } from './run/import-result.ts';
import { runImport } from './run/run-import.ts';
import { ImportError } from './source/import-error.ts';

/*
 * The command `npm run catalogue:import -- FILE|FOLDER …`.
 */
async function main(): Promise<number> {
  const options = importArguments(process.argv.slice(2), process.env, new Date());
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const result = await importInto(options);
  const lines = ['', ...summaryLines(result.files)];
  if (result.rejects) lines.push('', `Rejected rows with their reasons: ${result.rejects}`);
  if (options.dryRun) lines.push('', 'This was a dry run. Nothing was kept.');
  process.stdout.write(`${lines.join('\n')}\n`);
  return result.files.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function importInto(options: ImportArguments): Promise<ImportResult> {
  // Report a wrong path immediately, not after the seconds that opening the database takes.
  await collectFiles(options.paths);
  const database = await openDatabase(
    options.databaseUrl ? { url: options.databaseUrl } : { dataDir: options.dataDir },
  );
  const progress = terminalProgress(process.stderr);
  try {
    const result = await runImport(database.kysely, options.paths, { ...options, progress });
    progress.end();
    // Nodes that use PostgreSQL run meanwhile, notice the change, and have data folders of their own.
    const hasTaken = result.files.some(({ state }) => state === 'taken');
    if (hasTaken && !options.dryRun && database.kind === 'pglite')
      await storeIndexForStart(database, options.dataDir, process.stderr);
    return result;
  } finally {
    progress.end();
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const sentence = error instanceof ImportError ? error.message : describeDatabaseFailure(error);
  if (sentence === null) throw error;
  process.stderr.write(`${printableLines(sentence)}\n`);
  process.exitCode = 1;
}
