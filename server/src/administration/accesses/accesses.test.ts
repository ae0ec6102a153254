import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { loadScope } from '../../subscription-scope/load-scope.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { insertTestCatalogue, TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { testDatabases } from '../../../testing/test-database.ts';

const COMPANY = 'Lantern Bay';
const PERIOD = { begin: '2026-01-01', end: '2026-12-31' };

describe.each(testDatabases())('administering accesses on $name', ({ open }) => {
  let database: Database;
  let idCompany: number;
  const run = (name: string, input: object) => runAsOperator(database, name, input);
  const add = (input: object) => run('access add', { company: COMPANY, ...PERIOD, ...input });
  const list = async () => (await run('access list', { company: COMPANY })).data as { name: string }[];
  beforeAll(async () => {
    database = await open();
    await insertTestCatalogue(database.kysely);
    await run('company add', { name: COMPANY });
    const company = await database.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
    idCompany = company.id;
  });
  afterAll(() => database.close());

  test('includes countries with and without audience results, and single channels', async () => {
    await add({
      name: 'Three countries',
      countries: ['BE'],
      countriesWithResults: ['fr'],
      channelsWithResults: ['test:BE:0', 'Nowhere TV'],
      genres: ['drama'],
      launchesFrom: '2020-01-01',
    });
    const { grants } = await loadScope(database.kysely, idCompany, TEST_TODAY);
    const channels = await database.kysely.selectFrom('channel').select(['id', 'source_key']).execute();
    const keys = (ids: readonly number[] | null) =>
      channels.filter(({ id }) => ids?.includes(id)).map(({ source_key }) => source_key);
    const of = (includesAudienceResults: boolean) =>
      grants.filter((grant) => grant.includesAudienceResults === includesAudienceResults);
    expect(of(true).map(({ channelIds }) => keys(channelIds))).toEqual([
      ['test:FR:0', 'test:FR:1', 'test:FR:2', 'test:FR:3', 'test:BE:0', 'test:nowhere'],
    ]);
    expect(of(false).map(({ channelIds }) => keys(channelIds))).toEqual([
      ['test:BE:1', 'test:BE:2', 'test:BE:3'],
    ]);
    expect(grants.map(({ from, to }) => [from, to])).toEqual([
      ['2020-01-01', null],
      ['2020-01-01', null],
    ]);
  });

  test('lists an access as it was written, with whole genres by their key', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        company: COMPANY,
        name: 'Three countries',
        nameZh: 'Three countries',
        ...PERIOD,
        launchesTo: 'none',
        countries: ['BE'],
        countriesWithResults: ['FR'],
        channels: [],
        channelsWithResults: ['test:BE:0', 'test:nowhere'],
        genres: ['drama'],
      }),
    ]);
  });

  test('includes the channels of a group by network or owner, also those that join it later', async () => {
    const { kysely } = database;
    const set = (key: string, values: { network?: string; owners?: string }) =>
      kysely.updateTable('channel').set(values).where('source_key', '=', key).execute();
    await set('test:GB:0', { network: 'Albion' });
    await set('test:GB:1', { owners: 'Someone Ltd; Albion' });
    await set('test:GB:2', { owners: 'Albion Group;Other' });
    // As earlier imports stored several owners.
    await set('test:GB:3', { owners: 'Tide Ltd / Albion' });
    await set('test:US:0', { network: "Liberty's" });
    const included = async () => {
      const { grants } = await loadScope(kysely, idCompany, TEST_TODAY);
      const channels = await kysely.selectFrom('channel').select(['id', 'source_key']).execute();
      return grants
        .flatMap(({ channelIds, includesAudienceResults }) =>
          channels
            .filter(({ id }) => channelIds?.includes(id))
            .map(({ source_key }) => `${source_key} ${includesAudienceResults ? 'with' : 'without'}`),
        )
        .filter((channel) => /GB|US/.test(channel))
        .sort();
    };
    const groups = { channelGroups: ['Albion'], channelGroupsWithResults: ["Liberty's"] };
    await add({
      name: 'Groups',
      countriesWithResults: ['GB'],
      ...groups,
      channelsWithResults: ['test:GB:1'],
    });
    expect(await included()).toEqual([
      'test:GB:0 without',
      'test:GB:1 with',
      'test:GB:2 with',
      'test:GB:3 without',
      'test:US:0 with',
    ]);
    await run('access change', { company: COMPANY, name: 'Groups', countriesWithResults: [] });
    await set('test:US:1', { owners: "Liberty's" });
    expect(await included()).toEqual([
      'test:GB:0 without',
      'test:GB:1 with',
      'test:GB:3 without',
      'test:US:0 with',
      'test:US:1 with',
    ]);
    expect(await list()).toContainEqual(expect.objectContaining({ name: 'Groups', ...groups }));
    await run('access change', { company: COMPANY, name: 'Groups', channelGroups: ['Tide Ltd / Albion'] });
    await set('test:GB:3', { owners: 'Tide Ltd; Albion' });
    expect(await included()).toEqual([
      'test:GB:1 with',
      'test:GB:3 without',
      'test:US:0 with',
      'test:US:1 with',
    ]);
    // An import has renamed a network and an owner since.
    await set('test:US:0', { network: 'Freedom' });
    await set('test:US:1', { owners: 'Freedom' });
    await run('access change', { company: COMPANY, name: 'Groups', end: '2040-01-01' });
    expect(await list()).toContainEqual(
      expect.objectContaining({ name: 'Groups', end: '2040-01-01', channelGroupsWithResults: ["Liberty's"] }),
    );
    await expect(
      run('access change', { company: COMPANY, name: 'Groups', channelGroups: ["Liberty's Ltd"] }),
    ).rejects.toThrow("no network or owner 'Liberty's Ltd'");
    await run('access remove', { company: COMPANY, name: 'Groups' });
  });

  test('hides the results of a channel that is named beside all with results', async () => {
    const exceptions = {
      channels: ['test:FR:1'],
      countries: ['BE'],
      channelsWithResults: ['all', 'test:BE:2'],
    };
    await add({ name: 'Nearly all', ...exceptions });
    const { grants } = await loadScope(database.kysely, idCompany, TEST_TODAY);
    const all = await database.kysely.selectFrom('channel').select(['id', 'source_key']).execute();
    const [whole, visible] = grants.slice(-2);
    expect(whole).toMatchObject({ channelIds: null, includesAudienceResults: false });
    expect(visible).toMatchObject({ includesAudienceResults: true });
    expect(all.filter(({ id }) => !visible?.channelIds?.includes(id)).map((row) => row.source_key)).toEqual([
      'test:FR:1',
      'test:BE:0',
      'test:BE:1',
      'test:BE:3',
    ]);
    expect(await list()).toContainEqual(
      expect.objectContaining({ ...exceptions, channels: ['test:FR:1'], name: 'Nearly all' }),
    );
    await run('access remove', { company: COMPANY, name: 'Nearly all' });
  });

  test('names an imported channel by its id in the file, and refuses an ambiguous one', async () => {
    const { kysely } = database;
    const rename = (from: string, to: string) =>
      kysely.updateTable('channel').set({ source_key: to }).where('source_key', '=', from).execute();
    await rename('test:JP:0', 'channel:Kanto.jp');
    await rename('test:JP:1', 'guide:kansai.jp');
    await add({ name: 'Imported', channels: ['Kanto.jp'], channelsWithResults: ['kansai.jp'] });
    expect(await list()).toContainEqual(
      expect.objectContaining({ channels: ['channel:Kanto.jp'], channelsWithResults: ['guide:kansai.jp'] }),
    );
    await run('access remove', { company: COMPANY, name: 'Imported' });
    await rename('guide:kansai.jp', 'guide:Kanto.jp');
    await expect(add({ name: 'Imported', channels: ['Kanto.jp'] })).rejects.toMatchObject({
      details: { issues: [{ message: expect.stringMatching(/key: channel:Kanto\.jp, guide:Kanto\.jp\.$/) }] },
    });
    await rename('channel:Kanto.jp', 'test:JP:0');
    await rename('guide:Kanto.jp', 'test:JP:1');
  });

  test('changes only the given fields, and removes an access', async () => {
    await add({ name: 'Japan', countries: ['JP'], genres: ['drama'] });
    await run('access change', { company: COMPANY, name: 'Japan', newName: 'Asia', end: '2027-06-30' });
    expect(await list()).toContainEqual(
      expect.objectContaining({
        name: 'Asia',
        nameZh: 'Asia',
        end: '2027-06-30',
        countries: ['JP'],
        genres: ['drama'],
      }),
    );
    await run('access change', { company: COMPANY, name: 'Asia', nameZh: '亚洲' });
    await run('access change', { company: COMPANY, name: 'Asia', newName: 'East' });
    await run('access change', { company: COMPANY, name: 'East', newName: 'Asia' });
    expect(await list()).toContainEqual(expect.objectContaining({ name: 'Asia', nameZh: '亚洲' }));
    await run('access remove', { company: COMPANY, name: 'Asia' });
    expect((await list()).map(({ name }) => name)).toEqual(['Three countries']);
  });

  test.each([
    ['an unknown country', { countries: ['FR', 'XX'] }, 'countries', "There is no country 'XX'."],
    [
      'an unknown group',
      { channelGroups: ['No One'] },
      'channelGroups',
      "There is no network or owner 'No One'.",
    ],
    ['an unknown channel', { channels: ['Nothing TV'] }, 'channels', "There is no channel 'Nothing TV'."],
    [
      'an unknown genre',
      { countries: ['FR'], genres: ['nothing'] },
      'genres',
      /no genre or subgenre 'nothing'\. The genres are action-adventure, .*, talk; write a subgenre/,
    ],
    [
      'an unknown subgenre',
      { countries: ['FR'], genres: ['drama/nothing'] },
      'genres',
      /'drama\/nothing'\. The subgenres of drama are drama\/coming-of-age, .*, drama\/workplace\.$/,
    ],
    ['a country twice', { countries: ['FR'], countriesWithResults: ['FR'] }, 'countriesWithResults', /twice/],
    ['a day that does not exist', { countries: ['FR'], begin: '2026-02-30' }, 'begin', /a day such as/],
    ['a day in the year 0', { countries: ['FR'], launchesFrom: '0000-01-01' }, 'launchesFrom', /year 0/],
    ['an end before the beginning', { countries: ['FR'], end: '2025-12-31' }, 'end', /before begin/],
    [
      'launches that end first',
      { countries: ['FR'], launchesFrom: '2026-02-01', launchesTo: '2026-01-01' },
      'launchesTo',
      /before/,
    ],
    ['nothing visible', {}, 'countries', /nothing would be visible/],
    ['a country without channels', { countries: ['AD'] }, 'countries', /nothing would be visible/],
    ['an unknown field', { country: ['FR'] }, '', /country/],
    ['a name that exists', { name: 'Three countries', countries: ['JP'] }, 'name', /already has an access/],
    [
      'a period that overlaps that of the same access',
      {
        countries: ['BE'],
        countriesWithResults: ['FR'],
        channelsWithResults: ['test:BE:0', 'test:nowhere'],
        genres: ['drama'],
        launchesFrom: '2020-01-01',
        begin: '2026-12-31',
        end: '2027-12-31',
      },
      'begin',
      /overlaps that of 'Three countries'/,
    ],
  ])('rejects %s and changes nothing', async (_, input, field, message) => {
    const before = await list();
    const refused = add({ name: 'Another', ...input });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: { issues: [{ field, message: expect.stringMatching(message) }] },
    });
    expect(await list()).toEqual(before);
  });
});
