import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import {
  createBrowserPrinter,
  expectedPrinting,
  PRINTER_DEFAULTS,
  type ExpectedPrinting,
} from '../features/card-pdf/index.ts';
import { readBrand } from '../branding-file/read-brand.ts';
import { serveBackups } from '../backup/backup-socket.ts';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import type { Configuration } from '../configuration.ts';
import { createServer } from '../app/create-server.ts';
import { createLetterServices } from '../features/daily-update/run/letter-services.ts';
import { startLetterScheduler } from '../features/daily-update/run/scheduler.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createConnections } from '../http/connections.ts';
import { createLogger } from '../http/create-logger.ts';
import type { ServerPhase } from '../http/health.ts';
import { createRunningExports } from '../http/running-exports.ts';
import { listen } from '../listen.ts';
import { configuredMailer } from '../mail/configured-mailer.ts';
import { installationOf } from '../mail/installation.ts';
import { countedMailer } from '../metrics/counted-mailer.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { addProcessMetrics } from '../metrics/process-metrics.ts';
import { loadCatalogue, watchCatalogue } from '../catalogue/catalogue-watch.ts';
import { storedIndexFile } from '../catalogue/store-index.ts';
import { SearchIndex } from '../search-index/index.ts';
import { closeApp } from './close-app.ts';
import { fillDatabase, type SampleUsers } from './fill-database.ts';
import { openRegistry } from './open-registry.ts';
import type { Progress } from './progress.ts';
import { useOwnTemporaryFolder } from './temporary-folder.ts';
import { createMediaFolders } from './media-folders.ts';

/** Where a release package has the packages that remotes are built with. */
const KIT_OF_PACKAGE = fileURLToPath(new URL('../../../kit/', import.meta.url));

export interface RunningServer {
  /** Address to open in a browser. */
  readonly address: string;
  /** Number of programmes in the catalogue. */
  readonly programmes: number;
  readonly sampleUsers: SampleUsers;
  readonly printing: ExpectedPrinting;
}

/**
 * Starts everything; ready when it resolves. `closers` contains everything that was opened, even if it
 * rejects.
 */
export async function runServer(
  configuration: Configuration,
  progress: Progress,
  closers: AsyncDisposableStack,
  checkResponses: boolean,
): Promise<RunningServer> {
  const { dataDir, port, host } = configuration;
  const brand = readBrand(configuration);
  const logger = createLogger(configuration.logLevel);
  const metrics = createMetrics();
  addProcessMetrics(metrics);

  refuseUnfinishedRestore(dataDir);
  closers.defer(await useOwnTemporaryFolder(process.env));
  progress.step('Opening the database …');
  const { database, index } = await openData(configuration, logger, metrics);
  closers.defer(() => database.close());
  closers.defer(() => index.close());

  const mailer = countedMailer(configuredMailer(configuration, brand), metrics);
  closers.defer(() => mailer.close());
  // Awaited after the app has closed, because a slow mail server must not delay that.
  let lettersEnded: Promise<void> | undefined;
  closers.defer(() => lettersEnded);

  const installation = { ...installationOf(configuration, brand) };
  const printer = createBrowserPrinter({
    ...PRINTER_DEFAULTS,
    browserPath: configuration.browserPath,
    installation,
    logger,
  });
  closers.defer(() => printer.close());

  let phase: ServerPhase = 'starting';
  const connections = createConnections();
  const exports = createRunningExports();
  const registry = await openRegistry(configuration, logger);
  closers.defer(() => registry.close());
  const app = await createServer({
    database,
    index,
    logger,
    mailer,
    printer,
    installation,
    media: await createMediaFolders(dataDir),
    registry: registry.store,
    assetsUrl: configuration.assetsUrl,
    kitFolders: [path.resolve(dataDir, 'packages'), KIT_OF_PACKAGE],
    site: configuration.site,
    overrideOrigins: configuration.overrideOrigins,
    overrideUsers: configuration.overrideUsers,
    phase: () => phase,
    checkResponses,
    http: configuration,
    administration: { token: configuration.adminToken, logDays: configuration.adminLogDays },
    metrics,
    connections,
    exports,
  });
  const timeoutMs = configuration.shutdownTimeoutMs;
  closers.defer(() => closeApp(app, { connections, exports, timeoutMs }));
  const address = await listen(app, port, host);
  // With a free port, the address was unknown before.
  if (configuration.publicUrl === 'http://localhost:0') installation.publicUrl = address;

  if (database.kind === 'pglite') {
    const backups = await serveBackups(database, dataDir, logger);
    closers.defer(() => backups.stop());
  }
  const sampleUsers = await fillDatabase(database, configuration, progress);
  progress.step('Loading the catalogue into the search index …');
  await loadCatalogue(database, index);
  const watch = watchCatalogue(database, index, logger);
  closers.defer(() => watch.stop());
  const letters = await createLetterServices({
    database,
    index,
    mailer,
    installation,
    schedule: configuration.dailyUpdate,
    log: logger,
  });
  const dailyUpdate = startLetterScheduler(letters);
  closers.defer(() => {
    lettersEnded = dailyUpdate.stop();
  });
  progress.end();
  phase = 'ready';
  closers.defer(async () => {
    phase = 'stopping';
  });
  const printing = await expectedPrinting(configuration.browserPath);
  return { address, programmes: index.size, sampleUsers, printing };
}

/** Opens the search index and the database. Leaves neither open if it rejects. */
async function openData(
  { dataDir, databaseUrl, databaseReplicaUrls, searchWorkers }: Configuration,
  logger: Logger,
  metrics: Metrics,
): Promise<{ readonly database: Database; readonly index: SearchIndex }> {
  // Reads the stored index while the database opens.
  const index = await SearchIndex.open({
    workers: searchWorkers,
    stored: { file: storedIndexFile(dataDir), log: logger },
    onQueryDone: metrics.observeSearch,
  });
  try {
    const database = await openDatabase(
      databaseUrl === null
        ? { dataDir, log: logger }
        : { url: databaseUrl, replicaUrls: databaseReplicaUrls, log: logger },
    );
    return { database, index };
  } catch (error) {
    await index.close();
    throw error;
  }
}
