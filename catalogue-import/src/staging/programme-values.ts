import { z } from 'zod';

const text = z.string().min(1).max(20_000);
const isoDate = z.iso.date();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const share = z.number().min(0).max(100);

/**
 * The values that an import writes to a programme, by the table's columns; a missing value means that the source does
 * not give it. `source_key` identifies the row in later imports.
 */
export const programmeValuesSchema = z.strictObject({
  source_key: z.string().min(1).max(1_000),
  channel_id: z.int().positive(),
  local_title: z.string().min(1).max(1_000),
  source_name: text.optional(),
  source_description: text.optional(),
  licence: text.optional(),
  platform_id: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  original_title: text.optional(),
  format_title: text.optional(),
  translated_title_en: text.optional(),
  translated_title_zh: text.optional(),
  format_id: z.int().positive().optional(),
  format_type: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  season_number: z.int().min(0).max(32_767).optional(),
  subgenre_id: z.int().positive().optional(),
  description_en: text.optional(),
  description_zh: text.optional(),
  launch_date: isoDate.optional(),
  launch_date_precision: z.enum(['day', 'month', 'year']).optional(),
  launch_time: clock.optional(),
  end_date: isoDate.optional(),
  timeslot: z.enum(['daytime', 'access_primetime', 'primetime', 'latenight']).optional(),
  slot_start: clock.optional(),
  slot_end: clock.optional(),
  weekdays: z.int().min(1).max(127).optional(),
  frequency_id: z.int().positive().optional(),
  duration_minutes: z.int().min(1).max(32_767).optional(),
  number_of_episodes: z.int().min(1).max(1_000_000).optional(),
  production_companies: text.optional(),
  distributors: text.optional(),
  host_cast: text.optional(),
  executive_producer: text.optional(),
  director: text.optional(),
  share_premiere: share.optional(),
  share_average: share.optional(),
});
export type ProgrammeValues = z.infer<typeof programmeValuesSchema>;
export type ProgrammeColumn = keyof ProgrammeValues;

const TYPES: Partial<Record<ProgrammeColumn, string>> = {
  channel_id: 'integer',
  platform_id: 'smallint',
  format_id: 'integer',
  format_type: 'smallint',
  season_number: 'smallint',
  subgenre_id: 'integer',
  launch_date: 'date',
  launch_time: 'time',
  end_date: 'date',
  slot_start: 'time',
  slot_end: 'time',
  weekdays: 'smallint',
  frequency_id: 'integer',
  duration_minutes: 'smallint',
  number_of_episodes: 'integer',
  share_premiere: 'numeric(5, 1)',
  share_average: 'numeric(5, 1)',
};

/** The columns with their PostgreSQL types, for reading a batch as a table. */
export const PROGRAMME_COLUMNS: readonly { readonly name: ProgrammeColumn; readonly type: string }[] = (
  Object.keys(programmeValuesSchema.shape) as ProgrammeColumn[]
).map((name) => ({ name, type: TYPES[name] ?? 'text' }));
