import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { executedMigrations } from '../database/executed-migrations.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { readCatalogueContent } from '../start/catalogue-content.ts';
import { openSampleUsers } from '../start/sample-users/index.ts';
import { settingFinding, type Finding } from './finding.ts';

function checkMigrations(executed: readonly string[]): Finding[] {
  if (executed.length === 0)
    return [{ level: 'warning', text: 'The database is empty. The first start creates its tables.' }];
  const known = Object.keys(MIGRATIONS);
  const newer = executed.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !executed.includes(name));
  const found: Finding[] = [];
  // Not an error: this is how to go back to the previous release.
  if (newer.length > 0)
    found.push({
      level: 'warning',
      text: `A newer version has changed the database: ${newer.join(', ')}. This version can use it only if it is the release directly before that one.`,
    });
  if (pending.length > 0)
    found.push({
      level: 'warning',
      text: `Pending migrations: ${pending.join(', ')}. The next start executes them; back up first.`,
    });
  return found;
}

async function checkSampleUsers(kysely: Kysely<DatabaseSchema>): Promise<Finding[]> {
  const open = await openSampleUsers(kysely);
  if (open.length === 0) return [];
  return [
    {
      level: 'error',
      setting: 'SAMPLE_CATALOGUE',
      text: `Everybody knows the password of the sample users ${open.join(', ')}.`,
    },
  ];
}

/** Minutes after which a mail should have been sent. */
const MAIL_LATE_MINUTES = 15;

async function checkMails(kysely: Kysely<DatabaseSchema>): Promise<Finding[]> {
  const { count } = await kysely
    .selectFrom('queued_mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .where('created_at', '<', new Date(Date.now() - MAIL_LATE_MINUTES * 60_000).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  return [
    {
      level: 'warning',
      text: `Mails that have waited to be sent for more than ${MAIL_LATE_MINUTES} minutes: ${count}.`,
    },
  ];
}

/** A public site without users and imported data would get users whose password is published. */
export const SAMPLE_EXPECTED = settingFinding(
  'error',
  'SAMPLE_CATALOGUE',
  'The next start adds sample users whose password everybody knows. Set it to off.',
);

/** What the next start adds, as `fillDatabase` decides it. */
async function checkExpectedSample(
  kysely: Kysely<DatabaseSchema>,
  hasTables: boolean,
): Promise<readonly Finding[]> {
  if (!hasTables) return [SAMPLE_EXPECTED];
  const { hasRealData, hasSample } = await readCatalogueContent(kysely);
  if (hasRealData) return [];
  const someone = await kysely.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  if (!someone) return [SAMPLE_EXPECTED];
  if (hasSample) return [];
  return [
    settingFinding(
      'warning',
      'SAMPLE_CATALOGUE',
      'The next start adds the sample catalogue. Set it to off, or import a catalogue first.',
    ),
  ];
}

/**
 * Faults of the database's content. Skips checks that require a pending migration.
 * @param isPublic whether other machines can open the site
 * @param isSampleExpected whether a start without users and imported data adds the sample
 */
export async function checkDatabase(
  { kysely }: Database,
  isPublic: boolean,
  isSampleExpected: boolean,
): Promise<readonly Finding[]> {
  const executed = await executedMigrations(kysely);
  const has = (migration: keyof typeof MIGRATIONS): boolean => executed.includes(migration);
  return [
    ...checkMigrations(executed),
    ...(isSampleExpected ? await checkExpectedSample(kysely, has('0002-accounts')) : []),
    ...(isPublic && has('0018-administration') ? await checkSampleUsers(kysely) : []),
    ...(has('0015-mail-queue') ? await checkMails(kysely) : []),
  ];
}
