import type { Kysely } from 'kysely';
import { currentDay } from '../current-day.ts';
import { generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { throwUnavailable } from '../database/guarded-pool.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { ensureSampleUsers, openSampleUsers } from './sample-users/index.ts';
import type { Progress } from './progress.ts';
import { readCatalogueContent } from './catalogue-content.ts';

/** Key of the lock under which one of several nodes fills a shared database. */
const FILL_LOCK = 7_240_001;

/** Existing sample users. Anybody may sign in as one of them, because their password is published. */
export interface SampleUsers {
  readonly names: readonly string[];
  /** Whether they give access to a catalogue with imported data. */
  readonly besideRealData: boolean;
}

/**
 * Adds the sample catalogue and the sample users to a new installation, unless that is disabled. If anything was
 * imported neither is added, because the password of the sample users is published. Does not change existing data. If
 * several nodes share a server, one does it and the others wait.
 */
export async function fillDatabase(
  database: Database,
  { sampleProgrammes }: Pick<Configuration, 'sampleProgrammes'>,
  progress: Progress,
): Promise<SampleUsers> {
  const { kysely } = database;
  if (sampleProgrammes !== null)
    await withFillLock(database, () => fillWithSample(kysely, sampleProgrammes, progress)).catch(
      throwUnavailable,
    );
  const { hasRealData } = await readCatalogueContent(kysely);
  return { names: await openSampleUsers(kysely), besideRealData: hasRealData };
}

async function fillWithSample(
  kysely: Kysely<DatabaseSchema>,
  programmes: number,
  progress: Progress,
): Promise<void> {
  const { hasRealData, hasSample } = await readCatalogueContent(kysely);
  if (hasRealData) return;
  const today = currentDay();
  if (!hasSample) {
    progress.step('Generating the sample catalogue …');
    await generateSampleCatalogue({
      kysely,
      today,
      programmes,
      onProgress: (fraction) => progress.share(Math.round(fraction * programmes), programmes),
    });
  }
  await ensureSampleUsers(kysely, today);
}

/**
 * Runs a task while no other node does. The embedded database has one node, and a single session to lock
 * with.
 */
async function withFillLock({ kind, pool }: Database, task: () => Promise<void>): Promise<void> {
  if (kind === 'pglite') return task();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    await task();
  } finally {
    // Ending the connection releases the lock, whatever its state.
    client.release(true);
  }
}
