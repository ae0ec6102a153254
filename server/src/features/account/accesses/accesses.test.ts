import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '@airdex/shared-contracts/api';
import { NO_COUNTRY_ID } from '@airdex/shared-contracts/constants';
import { testDatabase } from '../../../../testing/test-database.ts';
import { loadScope } from '../../../subscription-scope/load-scope.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { TEST_TODAY } from '../../../../testing/test-catalogue.ts';

describe.each([testDatabase()])('accesses on $name', (kind) => {
  let server: TestServer;
  let tokens: Record<'demo' | 'limited', string>;
  let idCompany: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    tokens = { demo: await server.signIn('demo'), limited: await server.signIn('limited') };
    const user = await server.database.kysely
      .selectFrom('app_user')
      .select('company_id')
      .where('username', '=', 'limited')
      .executeTakeFirstOrThrow();
    idCompany = user.company_id;
  });
  afterAll(() => server.close());

  const accessesOf = async (user: 'demo' | 'limited', language: 'en' | 'ch' = 'en'): Promise<Access[]> => {
    const { status, json } = await server.call('getAccesses', { token: tokens[user], language });
    expect(status).toBe(200);
    return json as Access[];
  };
  const addAccess = async (
    name: string,
    beginDate: string,
    endDate: string,
    more: object = {},
  ): Promise<number> => {
    const { id } = await server.database.kysely
      .insertInto('access')
      .values({
        company_id: idCompany,
        name_en: name,
        name_zh: name,
        begin_date: beginDate,
        end_date: endDate,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('[SUB-01] [API-01] have the name, description and period, genres and channels of the subscription', async () => {
    const [access, ...others] = await accessesOf('limited');
    expect(others).toEqual([]);
    expect(access).toMatchObject({
      name: 'France, Belgium and Japan: selected genres',
      description: 'Launches since 2023; audience results of France and Japan.',
      beginDate: '2023-01-01',
      endDate: '2027-12-31',
    });
    expect(access?.channelsGroups.map(({ name, hasMsh }) => [name, hasMsh])).toEqual([
      ['Belgium', false],
      ['France', true],
      ['Japan', true],
    ]);
    const { kysely } = server.database;
    const stored = await kysely
      .selectFrom('channel')
      .innerJoin('country', 'country.id', 'channel.country_id')
      .select(['channel.id', 'channel.name'])
      .where('country.code', 'in', ['BE', 'FR', 'JP'])
      .execute();
    const listed = access?.channelsGroups.flatMap(({ channels }) => channels) ?? [];
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)));
    expect(listed).toHaveLength(stored.length);
    const genres = await kysely
      .selectFrom('genre')
      .innerJoin('subgenre', 'subgenre.genre_id', 'genre.id')
      .select(['genre.name_en as genre', 'subgenre.name_en as subGenre'])
      .where('genre.source_key', 'in', ['documentary', 'drama', 'entertainment', 'game-quiz'])
      .execute();
    expect(
      access?.genres
        .flatMap(({ name, subGenres }) => subGenres.map((entry) => `${name}/${entry.name}`))
        .sort(),
    ).toEqual(genres.map(({ genre, subGenre }) => `${genre}/${subGenre}`).sort());
  });

  test('[SUB-01] list everything for an access to everything, every channel once', async () => {
    const { kysely } = server.database;
    const [access] = await accessesOf('demo');
    const channels = await kysely.selectFrom('channel').select('id').execute();
    const listed = access?.channelsGroups.flatMap((group) => group.channels) ?? [];
    expect(listed.map((channel) => channel.id).sort((a, b) => a - b)).toEqual(
      channels.map((channel) => channel.id).sort((a, b) => a - b),
    );
    expect(access?.channelsGroups.at(-1)).toMatchObject({
      id: NO_COUNTRY_ID,
      name: 'Unknown country',
      hasMsh: true,
      channels: [{ name: 'Nowhere TV' }],
    });
    const subGenres = await kysely.selectFrom('subgenre').select('id').execute();
    expect(access?.genres.flatMap((genre) => genre.subGenres)).toHaveLength(subGenres.length);
  });

  test('[LNG-03] have names and an order in the language of the call', async () => {
    const [english] = await accessesOf('demo');
    const [chinese] = await accessesOf('demo', 'ch');
    expect(chinese?.name).toBe('全球 · 全部类型');
    const ids = (access: Access | undefined): number[] => access?.channelsGroups.map(({ id }) => id) ?? [];
    expect(new Set(ids(chinese))).toEqual(new Set(ids(english)));
    for (const [access, tag] of [
      [english, 'en'],
      [chinese, 'zh-CN'],
    ] as const) {
      const { compare } = new Intl.Collator(tag);
      for (const lists of [access?.genres ?? [], access?.channelsGroups ?? []]) {
        // The unknown country is last in any language.
        const names = lists.filter(({ id }) => id !== NO_COUNTRY_ID).map(({ name }) => name);
        expect(names).toEqual(names.toSorted(compare));
      }
    }
    expect(chinese?.genres.every(({ name }) => /[\u4e00-\u9fff]/.test(name))).toBe(true);
  });

  test('[SUB-01] list a partly included country twice, and channels of groups; a channel takes precedence over its country', async () => {
    const { kysely } = server.database;
    const id = await addAccess('Partly', '2026-01-01', '2026-12-31');
    const channels = await kysely
      .selectFrom('channel')
      .innerJoin('country', 'country.id', 'channel.country_id')
      .select(['channel.id', 'country_id', 'code'])
      .where('code', 'in', ['FR', 'GB', 'JP'])
      .orderBy('channel.id')
      .execute();
    const french = channels.filter(({ code }) => code === 'FR');
    const british = channels.filter(({ code }) => code === 'GB');
    await kysely
      .insertInto('access_country')
      .values({ access_id: id, country_id: french[0]?.country_id ?? 0, has_audience_results: true })
      .execute();
    await kysely
      .insertInto('access_channel')
      .values([
        { access_id: id, channel_id: french[0]?.id ?? 0, has_audience_results: false },
        { access_id: id, channel_id: british[0]?.id ?? 0, has_audience_results: true },
      ])
      .execute();
    const japanese = channels.find(({ code }) => code === 'JP')?.id ?? 0;
    await kysely.updateTable('channel').set({ network: 'Sakura' }).where('id', '=', japanese).execute();
    await kysely.insertInto('access_channel_group').values({ access_id: id, name: 'Sakura' }).execute();
    const access = (await accessesOf('limited')).find((entry) => entry.id === id);
    expect(
      access?.channelsGroups.map((group) => [
        group.name,
        group.hasMsh,
        group.channels.map((channel) => channel.id).sort(),
      ]),
    ).toEqual([
      ['France', true, french.slice(1).map((channel) => channel.id)],
      ['France', false, [french[0]?.id]],
      ['Japan', false, [japanese]],
      ['United Kingdom', true, [british[0]?.id]],
    ]);
    await kysely.deleteFrom('access').where('id', '=', id).execute();
  });

  test('[SUB-01] list with and without audience results what the scope includes', async () => {
    const { grants } = await loadScope(server.database.kysely, idCompany, TEST_TODAY);
    const [access] = await accessesOf('limited');
    for (const includes of [true, false])
      expect(
        access?.channelsGroups
          .filter(({ hasMsh }) => hasMsh === includes)
          .flatMap(({ channels }) => channels.map(({ id }) => id))
          .sort((a, b) => a - b),
      ).toEqual(grants.find((grant) => grant.includesAudienceResults === includes)?.channelIds);
    expect(
      access?.genres.flatMap(({ subGenres }) => subGenres.map(({ id }) => id)).sort((a, b) => a - b),
    ).toEqual(grants[0]?.subGenreIds);
  });

  test('[SUB-01] list a channel without results beside all with results', async () => {
    const { kysely } = server.database;
    const all = { all_channels: true, all_channels_have_audience_results: true };
    const id = await addAccess('Nearly all', '2026-01-01', '2026-12-31', all);
    const channel = await kysely
      .selectFrom('channel')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await kysely.insertInto('access_channel').values({ access_id: id, channel_id: channel.id }).execute();
    const access = (await accessesOf('limited')).find((entry) => entry.id === id);
    const without = access?.channelsGroups.filter(({ hasMsh }) => !hasMsh) ?? [];
    expect(without.flatMap(({ channels }) => channels.map((row) => row.id))).toEqual([channel.id]);
    await kysely.deleteFrom('access').where('id', '=', id).execute();
  });

  test('[SUB-01] list open ones first, then future and past ones, and only those of the own company', async () => {
    const ids = [
      await addAccess('A ended', '2020-01-01', '2026-11-19'),
      await addAccess('B to come', '2026-11-21', '2030-01-01'),
      await addAccess('A open', TEST_TODAY, TEST_TODAY),
    ];
    const names = (await accessesOf('limited')).map(({ name }) => name);
    expect(names).toEqual(['A open', 'France, Belgium and Japan: selected genres', 'B to come', 'A ended']);
    expect((await accessesOf('demo')).map(({ name }) => name)).toEqual(['World, all genres']);
    await server.database.kysely.deleteFrom('access').where('id', 'in', ids).execute();
  });

  test('[API-01] are hidden without a token', async () => {
    const { id } = (await accessesOf('demo'))[0] ?? { id: 0 };
    expect((await server.call('getAccesses')).status).toBe(401);
    expect((await server.call('getAccessReport', { params: { id } })).status).toBe(401);
  });
});
