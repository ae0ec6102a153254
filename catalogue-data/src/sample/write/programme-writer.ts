import type { QueryExecutorProvider } from 'kysely';
import type { ReferenceIds } from '../../reference/ensure-reference.ts';
import type { SampleFamily } from '../family/sample-family.ts';
import type { SampleProgramme } from '../row/programme-row.ts';
import { openIdRange } from './id-range.ts';
import { insertRecords, type JsonRecord } from './insert-records.ts';

/** Programmes per statement: larger batches are hardly faster and take more memory. */
const BATCH = 1000;

/** Collects programmes and writes them in batches, with all dependent rows. */
export interface ProgrammeWriter {
  addFamily(family: SampleFamily): void;
  addProgramme(programme: SampleProgramme): void;
  /** True if a batch is full; the caller decides when to wait. */
  readonly isFull: boolean;
  write(): Promise<void>;
  finish(): Promise<void>;
}

export async function openProgrammeWriter(
  database: QueryExecutorProvider,
  ids: ReferenceIds,
  channels: ReadonlyMap<string, number>,
): Promise<ProgrammeWriter> {
  const formatIds = await openIdRange(database, 'format');
  const programmeIds = await openIdRange(database, 'programme');
  let batch = emptyBatch();
  let formatId = 0;

  const write = async (): Promise<void> => {
    const full = batch;
    batch = emptyBatch();
    // In an order that satisfies the foreign keys.
    for (const [table, records] of Object.entries(full)) await insertRecords(database, table, records);
  };

  return {
    addFamily(family) {
      formatId = formatIds.next();
      batch.format.push({
        id: formatId,
        source_key: family.key,
        title: family.formatTitle,
        origin_country_id: required(ids.countries, family.home.country),
      });
    },
    addProgramme(programme) {
      const id = programmeIds.next();
      batch.programme.push({
        id,
        ...programme.columns,
        channel_id: required(channels, programme.channelKey),
        format_id: formatId,
        subgenre_id: required(ids.subgenres, programme.subgenre),
        frequency_id: programme.frequency === null ? null : required(ids.frequencies, programme.frequency),
      });
      for (const key of programme.keywords)
        batch.programme_keyword.push({ programme_id: id, keyword_id: required(ids.keywords, key) });
      for (const code of programme.producedIn)
        batch.programme_produced_in.push({ programme_id: id, country_id: required(ids.countries, code) });
      for (const code of programme.developedIn)
        batch.programme_developed_in.push({ programme_id: id, country_id: required(ids.countries, code) });
      for (const result of programme.audience)
        batch.audience_result.push({
          programme_id: id,
          position: result.position,
          target_id: required(ids.audienceTargets, result.target),
          slot_name_en: result.slotName.en,
          slot_name_zh: result.slotName.zh,
          comparison_slot_name_en: result.comparisonSlotName.en,
          comparison_slot_name_zh: result.comparisonSlotName.zh,
          number_of_episodes: result.episodes,
          is_overnight: result.isOvernight,
          rating_percentage: result.ratingPercentage,
          rating_thousands: result.ratingThousands,
          share_percentage: result.share,
          slot_share_percentage: result.slotShare,
        });
    },
    get isFull() {
      return batch.programme.length >= BATCH;
    },
    write,
    async finish() {
      await write();
      await formatIds.finish();
      await programmeIds.finish();
    },
  };
}

interface Batch extends Record<string, JsonRecord[]> {
  format: JsonRecord[];
  programme: JsonRecord[];
  programme_keyword: JsonRecord[];
  programme_produced_in: JsonRecord[];
  programme_developed_in: JsonRecord[];
  audience_result: JsonRecord[];
}

function emptyBatch(): Batch {
  return {
    format: [],
    programme: [],
    programme_keyword: [],
    programme_produced_in: [],
    programme_developed_in: [],
    audience_result: [],
  };
}

function required(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No row with the key "${key}"`);
  return id;
}
