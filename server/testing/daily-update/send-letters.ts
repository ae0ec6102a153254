import { DEFAULT_BRAND } from '../../src/branding/brand.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { loadCatalogue } from '../../src/catalogue/catalogue-watch.ts';
import { SearchIndex } from '../../src/search-index/index.ts';
import { createLetterServices } from '../../src/features/daily-update/run/letter-services.ts';
import { startLetterScheduler } from '../../src/features/daily-update/run/scheduler.ts';
import { LETTER_TIME, SCHEDULE } from './letter-schedule-of-tests.ts';

/* A node that sends letters, as a separate process that tests can kill. Its settings are its first
   argument. It prints 'ready' before it checks for letters, then its log, and runs until it is asked to
   stop. */
interface Settings {
  readonly url?: string;
  readonly dataDir?: string;
  readonly smtpUrl: string;
  readonly leaseMs: number;
}

const say = (_details: unknown, message?: string): void => void process.stdout.write(`${message ?? ''}\n`);
const { url, dataDir = '', smtpUrl, leaseMs } = JSON.parse(process.argv[2] ?? '') as Settings;
const database = await openDatabase(url === undefined ? { dataDir } : { url });
const index = await SearchIndex.open({ workers: 1 });
await loadCatalogue(database, index);
const mailer = createMailer({ smtpUrl, outboxFolder: dataDir, from: 'Airdex <no-reply@example.com>' });
const services = await createLetterServices({
  database,
  index,
  mailer,
  installation: {
    publicUrl: 'https://tv.example.com',
    providerEmail: 'provider@example.com',
    brand: DEFAULT_BRAND,
  },
  schedule: SCHEDULE,
  log: { error: say, warn: say, info: say },
  leaseMs,
  now: () => LETTER_TIME,
});
const POLL_MS = 100;
say({}, 'ready');
const scheduler = startLetterScheduler(services, POLL_MS);
process.once('SIGTERM', () => {
  void scheduler
    .stop()
    .then(() => Promise.all([mailer.close(), index.close()]))
    .then(() => database.close())
    .then(() => process.exit(0));
});
