import type { Kysely } from 'kysely';
import { generateSampleCatalogue } from '../catalogue/sample/index.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { ensureSampleUsers } from '../sample-users/index.ts';
import type { Progress } from './progress.ts';

/** Key of the lock under which one node of several fills a shared database. */
const FILL_LOCK = 7_240_001;

/**
 * Gives an empty installation the sample catalogue, and one without users the sample users, unless that is turned off.
 * What is there already is left alone. Of several nodes on one server, one does it and the others wait.
 */
export async function fillDatabase(
  database: Database,
  { sampleProgrammes }: Pick<Configuration, 'sampleProgrammes'>,
  progress: Progress,
): Promise<{ hasSampleUsers: boolean }> {
  const { kysely } = database;
  if (sampleProgrammes !== null)
    await alone(database, async () => {
      const today = new Date().toISOString().slice(0, 10);
      if (await isEmpty(kysely)) {
        progress.step('Making the sample catalogue …');
        await generateSampleCatalogue({
          kysely,
          today,
          programmes: sampleProgrammes,
          onProgress: (fraction) => progress.share(Math.round(fraction * sampleProgrammes), sampleProgrammes),
        });
      }
      await ensureSampleUsers(kysely, today);
    });
  const demo = await kysely
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'demo@example.com')
    .executeTakeFirst();
  return { hasSampleUsers: demo !== undefined };
}

async function isEmpty(kysely: Kysely<DatabaseSchema>): Promise<boolean> {
  return (await kysely.selectFrom('programme').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Runs a task while no other node does. The embedded database has one node, and a single session to lock with. */
async function alone({ kind, pool }: Database, task: () => Promise<void>): Promise<void> {
  if (kind === 'pglite') return task();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    await task();
  } finally {
    // Ending the connection gives the lock free, whatever state it is in.
    client.release(true);
  }
}
