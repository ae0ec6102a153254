import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import {
  ACQUISITIONS,
  CHANNELS,
  FLOWS,
  FORMATS,
  PLATFORMS,
  PROGRAMMES,
} from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

describe.each([testDatabase()])('imports of flows between countries on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('turn a platform launch into one per country, all in one family with the programme', async () => {
    await bed.files.write('1.csv', FLOWS);
    await bed.files.write('2.csv', PROGRAMMES);
    await bed.files.write('3.csv', PLATFORMS);
    await bed.run();
    const launches = await bed.rows(`
      select c.name, k.code, p.launch_date, p.launch_time, p.format_type, p.translated_title_en, p.licence, f.title
      from programme p join channel c on c.id = p.channel_id left join country k on k.id = c.country_id
      join format f on f.id = p.format_id order by p.launch_date, k.code`);
    const same = { translated_title_en: 'Lighthouse', licence: 'CC BY 4.0', title: '灯台' };
    expect(launches).toEqual([
      {
        name: 'Channel not stated',
        code: 'JP',
        launch_date: '2014-01-01',
        launch_time: null,
        format_type: null,
        ...same,
      },
      {
        name: 'Lantern Play',
        code: 'JP',
        launch_date: '2015-02-17',
        launch_time: '00:30:00',
        format_type: null,
        ...same,
      },
      {
        name: 'Papier 纸影',
        code: 'HK',
        launch_date: '2015-03-01',
        launch_time: '12:00:00',
        format_type: 2,
        ...same,
      },
      {
        name: 'Papier 纸影',
        code: 'MO',
        launch_date: '2015-03-01',
        launch_time: '12:00:00',
        format_type: 2,
        ...same,
      },
      { name: 'Netflix', code: null, launch_date: '2016-01-01', launch_time: null, format_type: 2, ...same },
    ]);
  });

  test('take the weekdays of a platform launch in the country where it is launched', async () => {
    const [header = ''] = FLOWS.split('\n');
    const row =
      'dr:2,灯台,灯塔,JP,lantern,JP;US;GB;RU,2015-02-16T15:30:00Z,2015-02-17,00:30,Asia/Tokyo,Tue;Mon,weekly,';
    await bed.take('flows.csv', `${header}\n${row}\n`);
    const launches = await bed.rows(`
      select k.code, p.launch_date, p.launch_time, p.weekdays from programme p join channel c on c.id = p.channel_id
      join country k on k.id = c.country_id order by k.code`);
    expect(launches).toEqual([
      { code: 'GB', launch_date: '2015-02-16', launch_time: '15:30:00', weekdays: 0b1000001 },
      { code: 'JP', launch_date: '2015-02-17', launch_time: '00:30:00', weekdays: 0b0000011 },
      // It is already the 17th in the east of Russia, so that the date stays as written.
      { code: 'RU', launch_date: '2015-02-17', launch_time: null, weekdays: 0b0000011 },
      // The clocks of the United States differ, but all show the 16th.
      { code: 'US', launch_date: '2015-02-16', launch_time: null, weekdays: 0b1000001 },
    ]);
  });

  test('keep the precision of the date of a launch without an exact time', async () => {
    const [header = ''] = FLOWS.split('\n');
    await bed.take('flows.csv', `${header}\ndr:2,灯台,,JP,lantern,,,2015-03,,,,,\n`);
    expect(await bed.rows('select launch_date, launch_date_precision from programme')).toEqual([
      { launch_date: '2015-03-01', launch_date_precision: 'month' },
    ]);
  });

  test('group versions of a format into a family and mark only certain adaptations', async () => {
    await bed.take('channels.csv', CHANNELS);
    const result = await bed.take('formats.csv', FORMATS);
    expect(result.counts).toMatchObject({ taken: 3, rejected: 1 });
    expect(await bed.programme('programme:fm:1')).toMatchObject({
      family: 'Great Tide',
      format_type: null,
      host_cast: 'Ada Example / Ben Sample',
    });
    expect(await bed.programme('programme:fm:2')).toMatchObject({
      family: 'Great Tide',
      format_type: 3,
      host_cast: null,
      country: 'JP',
      launch_date_precision: 'year',
    });
    expect(await bed.programme('programme:fm:3')).toMatchObject({
      channel: 'Canal Marée',
      country: null,
      format_type: null,
      launch_date_precision: 'month',
    });
  });

  test('keep both titles, the days and the source’s terms of acquisitions', async () => {
    const { repairs } = await bed.take(
      'acquisitions.csv',
      ACQUISITIONS.replace(',,,,120,45,', ',every other day,,,120,45,'),
    );
    expect(repairs.get('weekdaysUnreadable')).toBe(1);
    expect(await bed.programme('programme:ac:1')).toMatchObject({
      local_title: 'ტალღა / ზღვა',
      original_title: 'La Marea',
      family: 'La Marea',
      format_type: 2,
      weekdays: 0b0011111,
      slot_start: '10:10:00',
      timeslot: 'daytime',
      produced_in: ['MX'],
      end_date: null,
    });
    expect(await bed.programme('programme:ac:2')).toMatchObject({
      format_type: 1,
      number_of_episodes: 120,
      end_date: '2011-06-30',
    });
  });
});
