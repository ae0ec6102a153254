import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { createServer } from '../create-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../http/create-logger.ts';
import { listen } from '../listen.ts';
import { createMailer } from '../mail/mailer.ts';
import { loadCatalogue, watchCatalogue } from '../search/catalogue-watch.ts';
import { SearchIndex } from '../search-index/index.ts';
import type { Closers } from './closers.ts';
import { fillDatabase } from './fill-database.ts';
import type { Progress } from './progress.ts';
import { videoFolders } from './video-folders.ts';

export interface RunningServer {
  /** Address to open in a browser. */
  readonly address: string;
  /** Programmes in the catalogue. */
  readonly programmes: number;
  readonly hasSampleUsers: boolean;
}

/** How long calls under way may take to end when the server stops, milliseconds. */
const FINISH_CALLS_MS = 1_000;

/** Starts everything; ready when it resolves. What was begun is in `closers`, also when it rejects. */
export async function runServer(
  configuration: Configuration,
  progress: Progress,
  closers: Closers,
  checkAnswers: boolean,
): Promise<RunningServer> {
  const { dataDir, databaseUrl, databaseReplicaUrls, port, host } = configuration;
  const logger = createLogger(configuration.logLevel);

  progress.step('Opening the database …');
  const database = await openDatabase(
    databaseUrl === null ? { dataDir } : { url: databaseUrl, replicaUrls: databaseReplicaUrls, log: logger },
  );
  closers.add(() => database.close());
  const index = await SearchIndex.open({ workers: configuration.searchWorkers });
  closers.add(() => index.close());

  const mailer = createMailer({
    smtpUrl: configuration.smtpUrl,
    outboxFolder: path.resolve(dataDir, 'outbox'),
    from: configuration.mailFrom,
  });
  closers.add(() => mailer.close());

  let isReady = false;
  const registryFolder = path.resolve(dataDir, 'registry');
  await mkdir(registryFolder, { recursive: true });
  const app = await createServer({
    database,
    index,
    logger,
    mailer,
    installation: { publicUrl: configuration.publicUrl, providerEmail: configuration.providerEmail },
    videoFolders: await videoFolders(dataDir),
    registryFolder,
    isReady: () => isReady,
    checkAnswers,
  });
  closers.add(() => closeApp(app));
  const address = await listen(app, port, host);

  const { hasSampleUsers } = await fillDatabase(database, configuration, progress);
  progress.step('Loading the catalogue into the search index …');
  await loadCatalogue(database, index);
  const watch = watchCatalogue(database, index, logger);
  closers.add(() => watch.stop());
  progress.end();
  isReady = true;
  return { address, programmes: index.size, hasSampleUsers };
}

/** Takes no more calls, lets those under way end, and cuts those that take too long. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_CALLS_MS);
  await app.close();
  clearTimeout(cut);
}
