import { runOperation } from '../../administration/index.ts';
import { currentDay } from '../../current-day.ts';
import { refuseUnfinishedRestore } from '../../backup/unfinished-restore.ts';
import { readBrand } from '../../branding-file/read-brand.ts';
import { ConfigurationError, readConfiguration, type Environment } from '../../configuration.ts';
import { databaseOf, openDatabase } from '../../database/open-database.ts';
import { hasDatabase } from '../../database/pglite/data-folder.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { installationOf } from '../../mail/installation.ts';
import { createMailQueue } from '../../mail/queue/mail-queue.ts';
import { mediaFolders } from '../../start/media-folders.ts';
import { withUnknownOutcome } from '../unknown-outcome.ts';
import { MAY_BE_CHANGED, operatorName, type Perform } from './perform.ts';

/** Runs operations on the configured database. */
export function performHere(environment: Environment): Perform {
  return async (operation, input) => {
    const configuration = readConfiguration(environment);
    const { dataDir, databaseUrl } = configuration;
    refuseUnfinishedRestore(dataDir);
    // With a mistyped folder, everything would seem to be gone.
    if (operation.readsOnly && databaseUrl === null && !hasDatabase(dataDir))
      throw new ConfigurationError(`There is no database in ${dataDir}.`);
    const brand = readBrand(configuration);
    const closers = new AsyncDisposableStack();
    try {
      const database = await openDatabase(databaseOf(configuration));
      closers.defer(() => database.close());
      const mailer = configuredMailer(configuration, brand);
      closers.defer(() => mailer.close());
      const installation = installationOf(configuration, brand);
      const { kysely } = database;
      const services = {
        kysely,
        // Never started: the server sends the mails.
        mails: createMailQueue({ kysely, mailer, installation, log: null }),
        installation,
        media: mediaFolders(dataDir),
        today: () => currentDay(),
        logDays: configuration.adminLogDays,
      };
      const run = () => runOperation(services, { operation, input, operator: operatorName(environment) });
      return await (operation.readsOnly ? run() : withUnknownOutcome(MAY_BE_CHANGED, run));
    } finally {
      await closers.disposeAsync();
    }
  };
}
