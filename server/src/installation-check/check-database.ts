import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { executedMigrations } from '../database/executed-migrations.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { openSampleUsers } from '../start/sample-users/index.ts';
import { settingFinding, type Finding } from './finding.ts';

function checkMigrations(executed: readonly string[]): Finding[] {
  const known = Object.keys(MIGRATIONS);
  const newer = executed.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return [{ level: 'error', text: `A newer version has changed the database: ${newer.join(', ')}.` }];
  const pending = known.filter((name) => !executed.includes(name));
  if (pending.length === 0) return [];
  if (executed.length === 0)
    return [{ level: 'warning', text: 'The database is empty. The first start creates its tables.' }];
  return [
    {
      level: 'warning',
      text: `Pending migrations: ${pending.join(', ')}. The next start executes them; back up first.`,
    },
  ];
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

/** A public site with an empty database would get users whose password is published. */
export const SAMPLE_EXPECTED = settingFinding(
  'error',
  'SAMPLE_CATALOGUE',
  'The first start adds sample users whose password everybody knows. Set it to off.',
);

/**
 * Faults of the database's content. Skips checks that require a pending migration.
 * @param isPublic whether other machines can open the site
 * @param isSampleExpected whether a start with an empty database adds the sample
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
    ...(executed.length === 0 && isSampleExpected ? [SAMPLE_EXPECTED] : []),
    ...(isPublic && has('0018-administration') ? await checkSampleUsers(kysely) : []),
    ...(has('0015-mail-queue') ? await checkMails(kysely) : []),
  ];
}
