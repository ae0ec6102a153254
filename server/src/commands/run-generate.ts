import { SingleBar } from 'cli-progress';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { describeDatabaseFailure } from '../database/describe-database-failure.ts';
import { storeIndexForStart } from '../catalogue/store-index.ts';
import { openDatabase } from '../database/open-database.ts';
import { CatalogueNotEmptyError, generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import { ArgumentError, HELP, readGenerateArguments, type GenerateArguments } from './generate-arguments.ts';

/**
 * Runs the command. Prints the result to the console and returns the exit code: 0, or 1 if nothing was
 * generated.
 */
export async function runGenerate(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<0 | 1> {
  try {
    const read = readGenerateArguments(args, new Date());
    if (read === 'help') {
      console.log(HELP);
      return 0;
    }
    await generate(read, environment);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

async function generate(
  options: GenerateArguments,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { databaseUrl, dataDir } = readConfiguration(environment);
  refuseUnfinishedRestore(dataDir);
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
  const bar = new SingleBar({ format: '{bar} {percentage}% {what}', hideCursor: true, noTTYOutput: true });
  const started = performance.now();
  try {
    const summary = await generateSampleCatalogue({
      ...options,
      kysely: database.kysely,
      onProgress: (fraction, what) => {
        if (bar.isActive) bar.update(Math.floor(fraction * 100), { what });
        else bar.start(100, 0, { what });
      },
    });
    bar.stop();
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${summary.programmes} sample programmes of ${summary.formats} formats on ${summary.channels} channels, in ${seconds} s.`,
    );
    if (database.kind === 'pglite') await storeIndexForStart(database, dataDir, process.stderr);
  } finally {
    if (bar.isActive) bar.stop();
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof CatalogueNotEmptyError)
    return error.holds === 'sample'
      ? `${error.message} Add --replace to remove it and generate it again. Nothing was changed.`
      : `${error.message} Add --beside-imported to add the sample to it. Nothing was changed.`;
  if (error instanceof ArgumentError) return `${error.message} Run with --help for more.`;
  if (error instanceof ConfigurationError) return error.message;
  const sentence = describeDatabaseFailure(error);
  if (sentence !== null) return `${sentence}\nNothing was changed.`;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The sample catalogue could not be generated, and nothing was changed: ${reason}`;
}
