import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { ensureReference } from '../reference/ensure-reference.ts';
import { dayOf } from './calendar.ts';
import { channelChoice } from './channels/channel-choice.ts';
import { generateChannels } from './channels/generate-channels.ts';
import { drawFamily } from './family/draw-family.ts';
import { drawProgramme } from './row/programme-row.ts';
import { readEarlierCatalogue, removeSample } from './write/earlier-catalogue.ts';
import { openProgrammeWriter } from './write/programme-writer.ts';
import { storeChannels } from './write/store-channels.ts';

export const DEFAULT_PROGRAMMES = 60_000;
export const DEFAULT_SEED = 'airdex';

export interface SampleCatalogueOptions<DB> {
  readonly kysely: Kysely<DB>;
  /** Number of launches; all channels are always included. */
  readonly programmes?: number;
  /** The same seed and day give the same catalogue. */
  readonly seed?: string;
  /** The day of generation, `YYYY-MM-DD`: launches range from 15 years before to 12 months after it. */
  readonly today: string;
  /** Remove an earlier sample first. Without this option, an earlier sample is an error. */
  readonly replace?: boolean;
  /** Add the sample to an imported catalogue. Without this option, imported programmes are an error. */
  readonly besideImported?: boolean;
  /** Called with the completed part, 0 to 1, and what is being written. */
  readonly onProgress?: (fraction: number, what: string) => void;
}

export interface SampleCatalogueSummary {
  readonly channels: number;
  readonly formats: number;
  readonly programmes: number;
}

/** The catalogue already contains programmes that must not be mixed with a generated sample. Nothing was changed. */
export class CatalogueNotEmptyError extends Error {
  override readonly name = 'CatalogueNotEmptyError';
  readonly holds: 'sample' | 'imported';
  constructor(holds: 'sample' | 'imported', programmes: number) {
    super(`The catalogue already holds ${programmes} ${holds} programmes.`);
    this.holds = holds;
  }
}

/**
 * Fills the catalogue with fictional programmes of all kinds, marked as sample data. Everything happens in
 * one transaction, so an interrupted generation leaves no trace. Memory does not grow with the number of
 * programmes. Throws {@link CatalogueNotEmptyError} before anything is written.
 */
export async function generateSampleCatalogue<DB>(
  options: SampleCatalogueOptions<DB>,
): Promise<SampleCatalogueSummary> {
  dayOf(options.today);
  const programmes = options.programmes ?? DEFAULT_PROGRAMMES;
  if (!Number.isInteger(programmes) || programmes < 1) throw new RangeError(`programmes must be 1 or more`);
  return options.kysely.transaction().execute(async (transaction) => {
    await makeRoom(transaction, options);
    return fill(transaction, { ...options, programmes });
  });
}

async function makeRoom<DB>(
  database: QueryExecutorProvider,
  options: SampleCatalogueOptions<DB>,
): Promise<void> {
  const { sampleProgrammes, importedProgrammes } = await readEarlierCatalogue(database);
  if (importedProgrammes > 0 && !options.besideImported)
    throw new CatalogueNotEmptyError('imported', importedProgrammes);
  if (sampleProgrammes > 0 && !options.replace) throw new CatalogueNotEmptyError('sample', sampleProgrammes);
  if (sampleProgrammes > 0) await removeSample(database);
}

async function fill<DB>(
  database: QueryExecutorProvider,
  { programmes, seed = DEFAULT_SEED, today, onProgress }: SampleCatalogueOptions<DB> & { programmes: number },
): Promise<SampleCatalogueSummary> {
  onProgress?.(0, 'channels');
  await skipReferenceChecks(database);
  const ids = await ensureReference(database);
  const channels = generateChannels();
  const channelIds = await storeChannels(database, channels, ids.countries);
  const context = { seed, today, choice: channelChoice(channels) };
  const writer = await openProgrammeWriter(database, ids, channelIds);

  let written = Promise.resolve();
  let done = 0;
  let families = 0;
  let formats = 0;
  while (done < programmes) {
    const family = drawFamily(families++, context);
    if (family.launches.length === 0) continue;
    formats++;
    writer.addFamily(family);
    for (const [number, launch] of family.launches.slice(0, programmes - done).entries()) {
      writer.addProgramme(drawProgramme(family, launch, number, seed, today));
      done++;
    }
    // Draw the next batch while the database writes this one, which occupies the thread only at times.
    if (families % 8 === 0) await turn();
    if (!writer.isFull) continue;
    await written;
    written = writer.write();
    written.catch(() => undefined);
    onProgress?.(done / programmes, 'programmes');
  }
  await written;
  await writer.finish();
  await gatherStatistics(database);
  await sql`
    update catalogue_state set version = version + 1, holds_sample = true, updated_at = now()`.execute(
    database,
  );
  onProgress?.(1, 'programmes');
  return { channels: channels.length, formats, programmes: done };
}

/**
 * Skips the checks of foreign keys: checking every reference of a million rows takes as long as inserting them, and
 * the generator reads all ids from the tables themselves. Only a superuser may skip them, which the embedded
 * database's user always is.
 */
async function skipReferenceChecks(database: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{
    superuser: string;
  }>`select current_setting('is_superuser') as superuser`.execute(database);
  if (rows[0]?.superuser === 'on') await sql`set local session_replication_role = replica`.execute(database);
}

/** Without statistics the planner guesses; for programmes they must cover the columns that queries use. */
async function gatherStatistics(database: QueryExecutorProvider): Promise<void> {
  await sql`
    analyze channel, format, programme_keyword, programme_produced_in, programme_developed_in,
      audience_result (programme_id, position, target_id),
      programme (id, source_key, channel_id, format_id, subgenre_id, launch_date, created_at, is_nota_selection)
    `.execute(database);
}
