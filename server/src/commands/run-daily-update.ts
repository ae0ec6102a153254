import { parseArgs } from 'node:util';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { readBrand } from '../branding-file/read-brand.ts';
import { readConfiguration, type Configuration, type Environment } from '../configuration.ts';
import { databaseOf, openDatabase } from '../database/open-database.ts';
import { createLogger } from '../http/create-logger.ts';
import { configuredMailer } from '../mail/configured-mailer.ts';
import { installationOf } from '../mail/installation.ts';
import { loadCatalogue } from '../catalogue/catalogue-watch.ts';
import { SearchIndex } from '../search-index/index.ts';
import { createLetterServices } from '../features/daily-update/run/letter-services.ts';
import { runCommand, type CommandReport } from './run-command.ts';
import { performLetterRequest, type LetterRequest } from './letter-command.ts';
import { withUnknownOutcome } from './unknown-outcome.ts';

const HELP = `Sends the daily letters by hand.

  airdex daily-update                    sends what is due, as the server does
  airdex daily-update --now              does not wait for the time of day
  airdex daily-update --now --user NAME  sends to one user only
  airdex daily-update --dry-run          shows what would be sent, and sends nothing
  airdex daily-update --resend-unsure    sends letters again that may not have arrived

In a checkout: npm run daily-update -- …

Nobody gets a second letter on the same day. Settings are those of the server: DATABASE_URL or
DATA_DIR, SMTP_URL, PUBLIC_URL, DAILY_UPDATE_TIME and so on. Stop the server first when the database is the embedded one.`;

const OPTIONS = {
  now: { type: 'boolean' },
  user: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'resend-unsure': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const MAY_BE_SENT =
  'Some letters may have been sent. Run the command again to send the others and to see the day so far.';

/** Runs in this process, with its own search index. */
async function performRequest(
  configuration: Configuration,
  request: LetterRequest,
  signal: AbortSignal,
): Promise<CommandReport> {
  refuseUnfinishedRestore(configuration.dataDir);
  const brand = readBrand(configuration);
  const closers = new AsyncDisposableStack();
  try {
    const database = await openDatabase(databaseOf(configuration));
    closers.defer(() => database.close());
    const index = await SearchIndex.open({ workers: 1 });
    closers.defer(() => index.close());
    await loadCatalogue(database, index);
    const mailer = configuredMailer(configuration, brand);
    closers.defer(() => mailer.close());
    const services = await createLetterServices({
      database,
      index,
      mailer,
      installation: installationOf(configuration, brand),
      schedule: configuration.dailyUpdate,
      log: createLogger(configuration.logLevel),
    });
    const send = () => performLetterRequest(services, request, signal);
    return await (request.dryRun ? send() : withUnknownOutcome(MAY_BE_SENT, send));
  } finally {
    await closers.disposeAsync();
  }
}

async function perform(args: readonly string[], environment: Environment): Promise<CommandReport> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help) return { text: HELP, isGood: true };
  const request: LetterRequest = {
    now: values.now ?? false,
    user: values.user ?? null,
    dryRun: values['dry-run'] ?? false,
    resendUnsure: values['resend-unsure'] ?? false,
  };
  const configuration = readConfiguration(environment);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await performRequest(configuration, request, stopping.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Returns the exit code: 1 also if something was not sent. */
export const runDailyUpdate = (args: readonly string[], environment: Environment): Promise<0 | 1 | 2> =>
  runCommand(() => perform(args, environment), { unchanged: 'Nothing was sent.' });
