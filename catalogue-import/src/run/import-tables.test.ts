import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { testDatabases } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { CHANNELS, PROGRAMMES, programmeTable } from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

describe.each(testDatabases())('tables on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('import channels with their countries, names and owners', async () => {
    const result = await bed.take('channels.csv', CHANNELS);
    expect(result).toMatchObject({ layout: 'channels', counts: { taken: 4, rejected: 0 } });
    expect(result.repairs.get('countryCode')).toBe(1);
    const channels = await bed.rows(`
      select c.name, k.code, c.platform_id, c.alternative_names, c.owners, c.launched_on from channel c
      join country k on k.id = c.country_id order by c.id`);
    expect(channels).toEqual([
      {
        name: 'North One',
        code: 'GB',
        platform_id: 1,
        alternative_names: ['N1', 'Nord Eins'],
        owners: 'Harbour Media; Tide Ltd',
        launched_on: '1990-01-01',
      },
      {
        name: 'North Two',
        code: 'GB',
        platform_id: 1,
        alternative_names: [],
        owners: null,
        launched_on: '1992-05-01',
      },
      {
        name: 'Tide Box',
        code: 'US',
        platform_id: 2,
        alternative_names: [],
        owners: null,
        launched_on: null,
      },
      {
        name: 'Beifang TV',
        code: 'CN',
        platform_id: 1,
        alternative_names: ['北方电视台'],
        owners: null,
        launched_on: null,
      },
    ]);
  });

  test('store a repeated alternative name once, so that a second import changes nothing', async () => {
    const channels = CHANNELS.replace('N1;Nord Eins', 'N1;Nord Eins;N1');
    await bed.take('channels.csv', channels);
    expect(
      await bed.rows("select alternative_names from channel where source_key = 'channel:NorthOne.uk'"),
    ).toEqual([{ alternative_names: ['N1', 'Nord Eins'] }]);
    expect((await bed.take('channels.csv', channels)).counts).toMatchObject({ taken: 0, unchanged: 4 });
  });

  test('let an extract of channels add and fill, but never undo the full list', async () => {
    await bed.take('full.csv', CHANNELS);
    const extract =
      '频道编号;频道名称;别名;国家;类别;网址\nNorthTwo.uk;Other Name;Zwei;GB;;https://two.example\nNew.uk;New;;GB;;\n';
    expect(await bed.take('extract.csv', extract)).toMatchObject({
      layout: 'channels (extract)',
      counts: { taken: 2 },
    });
    expect(
      await bed.rows(
        "select name, website, alternative_names from channel where source_key = 'channel:NorthTwo.uk'",
      ),
    ).toEqual([{ name: 'North Two', website: 'https://two.example', alternative_names: ['Zwei'] }]);
    expect((await bed.take('full.csv', CHANNELS)).counts).toEqual({
      taken: 0,
      unchanged: 4,
      merged: 0,
      rejected: 0,
    });
  });

  test('import a programme with all values of its row and nothing else', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    expect(await bed.programme('programme:dr:1')).toMatchObject({
      local_title: 'Harbour Lights',
      channel: 'North One',
      platform_id: 1,
      is_sample: false,
      launch_date: '2011-09-05',
      launch_date_precision: 'day',
      launch_time: '21:00:00',
      end_date: '2011-10-10',
      slot_start: '21:00:00',
      timeslot: 'primetime',
      weekdays: 1,
      duration_minutes: 60,
      number_of_episodes: 6,
      season_number: 2,
      subgenre: 'humour/sitcom',
      host_cast: 'Ada Example / Ben Sample / Cora Test',
      licence: 'CC BY 4.0',
      source_name: 'test list',
      source_description: 'https://list.example/1',
      original_title: null,
      share_premiere: null,
      slot_share: null,
      production_companies: null,
    });
    expect(
      await bed.rows(
        'select position, rating_thousands, share_percentage from audience_result order by position',
      ),
    ).toEqual([
      { position: 0, rating_thousands: 5060, share_percentage: null },
      { position: 1, rating_thousands: 4100, share_percentage: null },
    ]);
  });

  test('repair what is certain, and leave the rest empty', async () => {
    await bed.take('channels.csv', CHANNELS);
    const { repairs } = await bed.take('programmes.csv', PROGRAMMES);
    expect(await bed.programme('programme:dr:2')).toMatchObject({
      channel: 'Channel not stated',
      country: 'JP',
      launch_date: '2014-01-01',
      launch_date_precision: 'year',
      translated_title_en: 'Lighthouse',
      translated_title_zh: '灯塔',
      produced_in: ['JP'],
    });
    expect(await bed.programme('programme:dr:3')).toMatchObject({
      channel: 'Netflix',
      country: null,
      launch_date: '2021-09-24',
      duration_minutes: null,
      timeslot: null,
      produced_in: ['FR', 'GB'],
    });
    expect(await bed.programme('programme:dr:4')).toMatchObject({ channel: 'North One', launch_date: null });
    expect(Object.fromEntries(repairs)).toEqual({
      castPrefix: 1,
      castNoName: 1,
      channelUnstated: 1,
      datePartial: 1,
      dateWritten: 1,
      durationImpossible: 1,
      channelByName: 1,
      countryCode: 1,
      dateUnreadable: 1,
    });
  });

  test('report a genre that gives no subgenre', async () => {
    const genres = [
      ['Documentary', 'Docu-Series'],
      ['', '医疗剧'],
      ['Drama', ''],
      ['', ''],
      ['Entertainment', 'Juggling'],
    ];
    const rows = genres.map(([genre = '', subgenre = ''], index) => ({
      id: `g:${index}`,
      title: `T${index}`,
      country: 'JP',
      genre,
      subgenre,
    }));
    const { repairs } = await bed.take('programmes.csv', programmeTable(...rows));
    const stored = await Promise.all(rows.map(({ id }) => bed.programme(`programme:${id}`)));
    expect(stored.map((programme) => programme?.['subgenre'])).toEqual([
      'documentary/docu-series',
      'drama/medical',
      null,
      null,
      null,
    ]);
    expect([...repairs]).toEqual(
      expect.arrayContaining([
        ['genreAlone', 1],
        ['genreUnknown', 1],
      ]),
    );
  });

  test('write rejected rows to a file with line and reason', async () => {
    const { counts, rejections, rowsRead } = await bed.take('programmes.csv', PROGRAMMES);
    expect({ counts, rowsRead }).toEqual({
      counts: { taken: 4, unchanged: 0, merged: 0, rejected: 5 },
      rowsRead: 9,
    });
    expect(Object.fromEntries(rejections)).toEqual({
      nowhere: 1,
      homeVideo: 1,
      titleMissing: 1,
      idMissing: 1,
      idTwice: 1,
    });
    const rejects = await readFile(`${bed.rejects.folder}/rejects.csv`, 'utf8');
    expect(rejects.split('\r\n')[0]).toBe('\ufefffile,line,reason,detail,row');
    expect(rejects).toContain('programmes.csv,6,neither channel nor country');
    expect(rejects).toContain('programmes.csv,10,the id was already given to another row of this file,dr:1,');
  });

  test('write a rejected row with the quotes that it needs', async () => {
    const row = '"Tide; or ""Sea""";;;2021-03-24';
    await bed.take('extract.csv', `title;country;channel;launch_date\n${row}\n`);
    const rejects = await readFile(`${bed.rejects.folder}/rejects.csv`, 'utf8');
    expect(rejects).toContain(`,"${row.replaceAll('"', '""')}"\r\n`);
  });

  test('merge a repeated row, and reject a row of another length', async () => {
    const table = programmeTable(
      { id: 'x', title: 'T', country: 'JP' },
      { id: 'x', title: 'T', country: 'JP' },
    );
    const result = await bed.take('programmes.csv', `${table}a,b\n`);
    expect(result.counts).toEqual({ taken: 1, unchanged: 0, merged: 1, rejected: 1 });
    expect([...result.rejections]).toEqual([['columns', 1]]);
  });

  test('read a table whose first column has no name', async () => {
    for (const [name, delimiter] of Object.entries({ tabs: '\t', semicolons: ';' })) {
      const rows = [
        ['', 'Title', 'Country', 'Channel', 'Launch date'],
        ['1', `Tide ${name}`, 'JP', '', '2021-03-24'],
      ];
      const text = rows.map((row) => row.join(delimiter)).join('\n');
      const result = await bed.take(`${name}.csv`, `\ufeff\n${text}\n`);
      expect(result.counts).toMatchObject({ taken: 1, rejected: 0 });
    }
  });
});
