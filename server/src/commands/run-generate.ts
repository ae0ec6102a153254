import { SingleBar } from 'cli-progress';
import { CatalogueNotEmptyError, generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { storeIndexForStart } from '../catalogue/store-index.ts';
import { readConfiguration, type Environment } from '../configuration.ts';
import { databaseOf, openDatabase } from '../database/open-database.ts';
import { tidyEmbeddedDatabase } from '../database/pglite/upkeep.ts';
import { HELP, readGenerateArguments, type GenerateArguments } from './generate-arguments.ts';
import { runCommand } from './run-command.ts';

export const runGenerate = (args: readonly string[], environment: Environment): Promise<0 | 1 | 2> =>
  runCommand(
    async () => {
      const read = readGenerateArguments(args, new Date());
      return read === 'help' ? HELP : generate(read, environment);
    },
    { unchanged: 'Nothing was changed.', explain },
  );

async function generate(options: GenerateArguments, environment: Environment): Promise<string> {
  const configuration = readConfiguration(environment);
  const { dataDir } = configuration;
  refuseUnfinishedRestore(dataDir);
  const database = await openDatabase(databaseOf(configuration));
  const bar = new SingleBar({ format: '{bar} {percentage}% {what}', hideCursor: true, noTTYOutput: true });
  const started = performance.now();
  try {
    const { programmes, formats, channels } = await generateSampleCatalogue({
      ...options,
      kysely: database.kysely,
      onProgress: (fraction, what) => {
        if (bar.isActive) bar.update(Math.floor(fraction * 100), { what });
        else bar.start(100, 0, { what });
      },
    });
    bar.stop();
    const seconds = Math.round((performance.now() - started) / 1000);
    if (database.kind === 'pglite') await storeIndexForStart(database, dataDir, process.stderr);
    await tidyEmbeddedDatabase(database);
    return `${programmes} sample programmes of ${formats} formats on ${channels} channels, in ${seconds} s.`;
  } finally {
    if (bar.isActive) bar.stop();
    await database.close();
  }
}

function explain(error: unknown): string | null {
  if (!(error instanceof CatalogueNotEmptyError)) return null;
  return error.holds === 'sample'
    ? `${error.message} Add --replace to remove it and generate it again.`
    : `${error.message} Add --beside-imported to add the sample to it.`;
}
