import { ensureReference } from '../catalogue/reference/index.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { ensureSampleUsers } from '../sample-users/index.ts';
import type { Progress } from './progress.ts';

/**
 * Gives an empty installation the sample catalogue and the sample users, unless that is turned off. What is there
 * already is left alone.
 */
export async function fillDatabase(
  { kysely }: Database,
  { sampleProgrammes }: Pick<Configuration, 'sampleProgrammes'>,
  progress: Progress,
): Promise<{ hasSampleUsers: boolean }> {
  if (sampleProgrammes !== null) {
    progress.step('Preparing the reference lists …');
    await ensureReference(kysely);
    await ensureSampleUsers(kysely, new Date().toISOString().slice(0, 10));
  }
  const demo = await kysely
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'demo@example.com')
    .executeTakeFirst();
  return { hasSampleUsers: demo !== undefined };
}
