import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { ensureReference, upsertNames, type ReferenceIds } from '@airdex/catalogue-data/reference';
import { ChannelCache } from './channel-cache.ts';
import { FormatCache } from './format-cache.ts';
import { ProgrammeWriter } from './programme-writer.ts';

/** Turns the rows of one file into catalogue rows, inside that file's transaction. */
export interface ImportSession {
  readonly database: Kysely<DatabaseSchema>;
  readonly reference: ReferenceIds;
  readonly channels: ChannelCache;
  readonly formats: FormatCache;
  readonly programmes: ProgrammeWriter;
}

/** The target for figures of sources that name no group: all viewers. */
const ALL_VIEWERS = { key: 'imported:all-viewers', en: 'All viewers', zh: '全体观众' };

/** Key prefix of channels and programmes of the generated sample. */
export const SAMPLE_PREFIX = 'sample:';

/** Reads what the file may refer to, including what other imports added since the previous file. */
export async function openSession(database: Kysely<DatabaseSchema>): Promise<ImportSession> {
  const reference = await ensureReference(database);
  const targets = await upsertNames(database, 'audience_target', [ALL_VIEWERS]);
  const idOf = (key: string): number => {
    const id = targets.get(key);
    if (id === undefined) throw new Error(`Audience target ${key} was not stored`);
    return id;
  };
  const programmes = new ProgrammeWriter(database, {
    'all-viewers': idOf(ALL_VIEWERS.key),
    'adults-18-49': idOf('adults-18-49'),
  });
  const isSampleKey = (key: string): boolean => key.startsWith(SAMPLE_PREFIX);
  return {
    database,
    reference,
    channels: await ChannelCache.load(database, isSampleKey, () => programmes.flush()),
    formats: new FormatCache(database),
    programmes,
  };
}

/** Records that the catalogue changed, so that running servers rebuild their search index. */
export async function markChanged(database: Kysely<DatabaseSchema>): Promise<void> {
  await sql`update catalogue_state set version = version + 1, updated_at = now()`.execute(database);
}
