import { sql, type Insertable, type Kysely } from 'kysely';
import { ensureReference, type ReferenceIds } from '@airdex/catalogue-data/reference';
import type { ProgrammeTable } from '../src/database/schema/catalogue-tables.ts';
import type { DatabaseSchema } from '../src/database/schema.ts';
import { seededRandom } from './seeded-random.ts';

/** The current day in tests. */
export const TEST_TODAY = '2026-11-20';
export const TEST_PROGRAMMES = 320;

const COUNTRIES = ['FR', 'JP', 'BE', 'GB', 'US', 'BR'];
const CHANNELS_PER_COUNTRY = 4;
const WORDS = [
  'Harbour',
  'Night',
  'Château',
  'Kitchen',
  'Río',
  'Signal',
  'Ocean',
  'Mirror',
  'Straße',
  'Garden',
];
const CHINESE_WORDS = ['港口', '夜晚', '城堡', '厨房', '河流', '信号', '海洋', '镜子', '街道', '花园'];
/** Titles with characters that have a meaning in SQL, patterns or regular expressions. */
export const LITERAL_TITLES = [
  '100% Winner',
  "It's Not 'That'",
  'Fifty_Fifty',
  'Back\\slash',
  'Emoji 🎬 Night',
  '[a-z]+ (.*)',
];
const TIMESLOTS = ['daytime', 'access_primetime', 'primetime', 'latenight'];
const DAY_MS = 86_400_000;

/**
 * Fills an empty database with a small catalogue in which every field has known and unknown values. Always
 * the same.
 */
export async function insertTestCatalogue(kysely: Kysely<DatabaseSchema>): Promise<void> {
  const references = await ensureReference(kysely);
  const channels = await insertChannels(kysely, references);
  const pick = picker(seededRandom(20_261_120));
  const rows = Array.from({ length: TEST_PROGRAMMES }, (_, index) =>
    programme(index, channels, references, pick),
  );
  const ids = await kysely.insertInto('programme').values(rows).returning('id').execute();
  const countries = COUNTRIES.map((code) => references.countries.get(code) ?? 0);
  const keywords = [...references.keywords].filter(([key]) => key.includes('/')).slice(0, 12);
  const produced: Link[] = [];
  const developed: Link[] = [];
  const described: Link[] = [];
  for (const { id } of ids) {
    const link = (links: Link[], options: readonly number[]): void => {
      const chosen = new Set(Array.from({ length: pick.below(3) }, () => pick.one(options)));
      for (const option of chosen) links.push([id, option]);
    };
    link(produced, countries);
    link(developed, countries);
    link(
      described,
      keywords.map(([, keyword]) => keyword),
    );
  }
  await insertLinks(kysely, 'programme_produced_in', 'country_id', produced);
  await insertLinks(kysely, 'programme_developed_in', 'country_id', developed);
  await insertLinks(kysely, 'programme_keyword', 'keyword_id', described);
  await kysely.updateTable('catalogue_state').set({ version: 1 }).execute();
}

/** A programme and what it refers to. */
type Link = readonly [programme: number, option: number];

async function insertLinks(
  kysely: Kysely<DatabaseSchema>,
  table: 'programme_produced_in' | 'programme_developed_in' | 'programme_keyword',
  column: 'country_id' | 'keyword_id',
  links: readonly Link[],
): Promise<void> {
  const values = sql.join(links.map(([programme, option]) => sql`(${programme}::int, ${option}::int)`));
  await sql`insert into ${sql.table(table)} (programme_id, ${sql.ref(column)}) values ${values}`.execute(
    kysely,
  );
}

async function insertChannels(kysely: Kysely<DatabaseSchema>, references: ReferenceIds): Promise<number[]> {
  const values = COUNTRIES.flatMap((code) =>
    Array.from({ length: CHANNELS_PER_COUNTRY }, (_, index) => ({
      source_key: `test:${code}:${index}`,
      country_id: references.countries.get(code) ?? null,
      name: `${code} Channel ${index + 1}`,
      platform_id: index === 3 ? 2 : 1,
    })),
  );
  const withoutCountry = { source_key: 'test:nowhere', country_id: null, name: 'Nowhere TV', platform_id: 3 };
  const rows = await kysely
    .insertInto('channel')
    .values([...values, withoutCountry])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Picker = ReturnType<typeof picker>;

function picker(random: () => number) {
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  /** A value, or null in a quarter of all cases. */
  const maybe = <Value>(value: () => Value): Value | null => (random() < 0.25 ? null : value());
  return { below, one, maybe, chance: (part: number): boolean => random() < part };
}

function programme(
  index: number,
  channels: readonly number[],
  references: ReferenceIds,
  pick: Picker,
): Insertable<ProgrammeTable> {
  const word = pick.below(WORDS.length);
  const title = LITERAL_TITLES[index] ?? `${WORDS[word] ?? ''} ${pick.one(WORDS)} ${pick.below(40)}`;
  const share = (): number => Math.round(pick.below(300)) / 10;
  return {
    source_key: `test:${index}`,
    channel_id: pick.one(channels),
    platform_id: pick.maybe(() => 1 + pick.below(3)),
    local_title: title,
    original_title: pick.maybe(() => `Original ${pick.one(WORDS)}`),
    format_title: pick.maybe(() => `Format ${pick.one(WORDS)}`),
    translated_title_en: pick.maybe(() => `Translated ${pick.one(WORDS)}`),
    translated_title_zh: pick.maybe(() => `${CHINESE_WORDS[word] ?? ''}${pick.one(CHINESE_WORDS)}`),
    format_type: pick.maybe(() => 1 + pick.below(3)),
    subgenre_id: pick.maybe(() => pick.one([...references.subgenres.values()].slice(0, 60))),
    concept_en: pick.maybe(() => `A concept about a ${pick.one(WORDS)}`),
    concept_zh: pick.maybe(() => `关于${pick.one(CHINESE_WORDS)}的创意`),
    description_en: pick.maybe(() => `Describing the ${pick.one(WORDS)}`),
    launch_date: pick.maybe(() => day(-2200 + pick.below(2400))),
    launch_time: pick.maybe(() => `${String(pick.below(24)).padStart(2, '0')}:${pick.one(['00', '30'])}`),
    timeslot: pick.maybe(() => pick.one(TIMESLOTS)),
    weekdays: pick.below(128),
    frequency_id: pick.maybe(() => pick.one([...references.frequencies.values()])),
    duration_minutes: pick.maybe(() => 1 + pick.below(120)),
    number_of_episodes: pick.maybe(() => 1 + pick.below(30)),
    production_companies: pick.maybe(() => `${pick.one(WORDS)} Works / ${pick.one(WORDS)} House`),
    distributors: pick.maybe(() => `${pick.one(WORDS)} Sales`),
    host_cast: pick.maybe(() => `Host of ${pick.one(WORDS)}`),
    executive_producer: pick.maybe(() => `Executive of ${pick.one(WORDS)}`),
    director: pick.maybe(() => `Director of ${pick.one(WORDS)}`),
    share_premiere: pick.maybe(share),
    share_average: pick.maybe(share),
    slot_share: pick.maybe(share),
    is_nota_selection: pick.chance(0.2),
    evaluation_en: pick.chance(0.3) ? '<p>Strong.</p>' : null,
    verdict_en: pick.chance(0.3) ? '<p>Buy.</p>' : null,
    picture: pick.maybe(() => 'poster'),
    video: pick.chance(0.2) ? 'test.webm' : null,
    edit_url: 'https://editor.example.com/card',
    is_sample: true,
    created_at: `${day(-pick.below(40))}T12:00:00Z`,
  };
}

function day(offset: number): string {
  return new Date(Date.parse(TEST_TODAY) + offset * DAY_MS).toISOString().slice(0, 10);
}
