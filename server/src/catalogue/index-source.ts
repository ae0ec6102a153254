import { timeslotFromCode, type FormatTypeId } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { textOfHtml } from '../html/html-text.ts';
import type { IndexedProgramme, IndexSource } from '../search-index/index.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { loadReferenceTables } from './reference-source.ts';

const BATCH = 2000;

/**
 * The catalogue in the form of the search index, read in batches so that other queries get their turn in
 * between.
 */
export async function catalogueSource(kysely: Kysely<DatabaseSchema>): Promise<IndexSource> {
  return {
    version: await readCatalogueVersion(kysely),
    references: await loadReferenceTables(kysely),
    programmes: programmes(kysely),
  };
}

async function* programmes(kysely: Kysely<DatabaseSchema>): AsyncGenerator<IndexedProgramme[]> {
  for (let last = 0; ;) {
    const rows = await programmeQuery(kysely, last).execute();
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    const producedIn = await links(kysely, 'programme_produced_in', 'country_id', last, end);
    const developedIn = await links(kysely, 'programme_developed_in', 'country_id', last, end);
    const keywords = await links(kysely, 'programme_keyword', 'keyword_id', last, end);
    yield rows.map((row) =>
      indexedProgramme(row, {
        producedIn: producedIn.get(row.id) ?? [],
        developedIn: developedIn.get(row.id) ?? [],
        keywordIds: keywords.get(row.id) ?? [],
      }),
    );
    last = end;
  }
}

function programmeQuery(kysely: Kysely<DatabaseSchema>, after: number) {
  return kysely
    .selectFrom('programme')
    .innerJoin('channel', 'channel.id', 'programme.channel_id')
    .select([
      'programme.id',
      'programme.channel_id',
      'programme.subgenre_id',
      'programme.format_type',
      'programme.timeslot',
      'programme.duration_minutes',
      'programme.frequency_id',
      'programme.weekdays',
      'programme.launch_date',
      'programme.launch_time',
      'programme.is_nota_selection',
      'programme.share_premiere',
      'programme.share_average',
      'programme.slot_share',
      'programme.local_title',
      'programme.format_title',
      'programme.original_title',
      'programme.translated_title_en',
      'programme.translated_title_zh',
      'programme.concept_en',
      'programme.concept_zh',
      'programme.description_en',
      'programme.description_zh',
      'programme.production_companies',
      'programme.distributors',
      'programme.host_cast',
      'programme.executive_producer',
      'programme.director',
    ])
    .select([
      sql<number | null>`coalesce(programme.platform_id, channel.platform_id)`.as('shown_platform_id'),
      sql<boolean>`programme.video is not null`.as('has_video'),
      sql<boolean>`programme.evaluation_en is not null or programme.evaluation_zh is not null`.as(
        'has_evaluation',
      ),
    ])
    .where('programme.id', '>', after)
    .orderBy('programme.id')
    .limit(BATCH);
}

type Row = Awaited<ReturnType<ReturnType<typeof programmeQuery>['execute']>>[number];

async function links(
  kysely: Kysely<DatabaseSchema>,
  table: 'programme_produced_in' | 'programme_developed_in' | 'programme_keyword',
  column: 'country_id' | 'keyword_id',
  after: number,
  end: number,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; linked: number[] }>`
    select programme_id as id, array_agg(${sql.ref(column)}) as linked from ${sql.table(table)}
    where programme_id > ${after} and programme_id <= ${end} group by programme_id`.execute(kysely);
  return new Map(rows.map(({ id, linked }) => [id, linked]));
}

type Links = Pick<IndexedProgramme, 'producedIn' | 'developedIn' | 'keywordIds'>;

function indexedProgramme(row: Row, linked: Links): IndexedProgramme {
  return {
    id: row.id,
    channelId: row.channel_id,
    platformId: row.shown_platform_id,
    subGenreId: row.subgenre_id,
    formatType: row.format_type as FormatTypeId | null,
    timeslot: (row.timeslot === null ? undefined : timeslotFromCode(row.timeslot)) ?? null,
    durationMinutes: row.duration_minutes,
    frequencyId: row.frequency_id,
    weekdays: row.weekdays,
    ...linked,
    launchDate: row.launch_date,
    beginTimeMinutes: minutesOf(row.launch_time),
    isNotaSelection: row.is_nota_selection,
    hasVideo: row.has_video,
    hasEvaluation: row.has_evaluation,
    sharePremiere: row.share_premiere,
    shareAverage: row.share_average,
    slotShare: row.slot_share,
    localTitle: row.local_title,
    formatTitle: row.format_title,
    originalTitle: row.original_title,
    translatedTitles: texts(row.translated_title_en, row.translated_title_zh),
    concepts: [
      ...texts(row.concept_en, row.concept_zh),
      ...texts(row.description_en, row.description_zh).map(textOfHtml),
    ],
    producers: row.production_companies,
    distributors: row.distributors,
    hostCast: row.host_cast,
    executiveProducers: row.executive_producer,
    directors: row.director,
  };
}

function texts(...given: (string | null)[]): string[] {
  return given.filter((text) => text !== null);
}

function minutesOf(time: string | null): number | null {
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
