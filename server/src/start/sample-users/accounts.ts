import type { Insertable, Kysely } from 'kysely';
import { normalName } from '../../database/normal-names/normal-name.ts';
import { hashPassword } from '../../features/account/password.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { AppUserTable } from '../../database/schema/account-tables.ts';

export const SAMPLE_USERNAMES = ['demo', 'colleague', 'limited'] as const;
export type SampleUsername = (typeof SAMPLE_USERNAMES)[number];
export const SAMPLE_PASSWORD = 'Demo2026';

/** Ids of the sample users by name. */
export type SampleUserIds = Readonly<Record<SampleUsername, number>>;

/** Countries of the small subscription; true: with audience results. */
const LIMITED_COUNTRIES: Readonly<Record<string, boolean>> = { FR: true, JP: true, BE: false };
const LIMITED_GENRES = ['documentary', 'drama', 'entertainment', 'game-quiz'];
/** How many years of launches the small subscription includes. */
const LIMITED_YEARS = 3;

const EVERYTHING = {
  has_nota_selection: true,
  has_evaluation_access: true,
  has_daily_update_access: true,
  has_reports: true,
  can_edit_cards: true,
};

/** A company that subscribed to everything, with two users, and one with a small subscription. */
export async function insertAccounts(kysely: Kysely<DatabaseSchema>, today: string): Promise<SampleUserIds> {
  const year = Number(today.slice(0, 4));
  const period = { begin_date: `${year - 1}-01-01`, end_date: `${year + 1}-12-31` };

  const whole = await insertCompany(kysely, 'Lantern Bay Media (sample)');
  await kysely
    .insertInto('access')
    .values({
      company_id: whole,
      ...period,
      name_en: 'World, all genres',
      name_zh: '全球 · 全部类型',
      description_en: 'All channels of all countries with their audience results.',
      description_zh: '所有国家的全部频道，包含收视结果。',
      all_channels: true,
      all_channels_have_audience_results: true,
      all_genres: true,
    })
    .execute();

  const small = await insertCompany(kysely, 'Cedar Row Pictures (sample)');
  const access = await kysely
    .insertInto('access')
    .values({
      company_id: small,
      ...period,
      name_en: 'France, Belgium and Japan: selected genres',
      name_zh: '法国、比利时和日本：部分类型',
      description_en: `Launches since ${year - LIMITED_YEARS}; audience results of France and Japan.`,
      description_zh: `自${year - LIMITED_YEARS}年起的首播节目；包含法国和日本的收视结果。`,
      programmes_from: `${year - LIMITED_YEARS}-01-01`,
      programmes_to: `${year}-12-31`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await restrictAccess(kysely, access.id);

  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const insertUser = async (
    username: SampleUsername,
    company_id: number,
    rights: Partial<Insertable<AppUserTable>>,
  ): Promise<number> => {
    const { id } = await kysely
      .insertInto('app_user')
      .values({
        username,
        normal_username: normalName(username),
        company_id,
        email: `${username}@example.com`,
        normal_email: normalName(`${username}@example.com`),
        password_hash,
        ...rights,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    demo: await insertUser('demo', whole, EVERYTHING),
    colleague: await insertUser('colleague', whole, EVERYTHING),
    limited: await insertUser('limited', small, {}),
  };
}

async function insertCompany(kysely: Kysely<DatabaseSchema>, name: string): Promise<number> {
  const { id } = await kysely
    .insertInto('company')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function restrictAccess(kysely: Kysely<DatabaseSchema>, idAccess: number): Promise<void> {
  const countries = await kysely
    .selectFrom('country')
    .select(['id', 'code'])
    .where('code', 'in', Object.keys(LIMITED_COUNTRIES))
    .execute();
  for (const { id, code } of countries)
    await kysely
      .insertInto('access_country')
      .values({ access_id: idAccess, country_id: id, has_audience_results: LIMITED_COUNTRIES[code] ?? false })
      .execute();
  await kysely
    .insertInto('access_subgenre')
    .columns(['access_id', 'subgenre_id'])
    .expression((builder) =>
      builder
        .selectFrom('subgenre')
        .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
        .select((inner) => [inner.val(idAccess).as('access_id'), 'subgenre.id as subgenre_id'])
        .where('genre.source_key', 'in', LIMITED_GENRES),
    )
    .execute();
}
