import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { CHANNELS, PLATFORMS, programmeTable } from '../../testing/fixture-tables.ts';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const PROGRAMMES = programmeTable(
  { id: 'dr:1', title: 'Harbour', channel: 'Lantern', platform: 'online', launch_date: '2021-09-24' },
  { id: 'dr:2', title: 'Tide', channel_id: 'NorthOne.uk', platform: 'tv', launch_date: '2021-09-24' },
  { id: 'dr:3', title: 'Salt', channel_id: 'NorthOne.uk', platform: 'online', launch_date: '2021-09-24' },
);
const EXTRACT = `title,country,channel,launch_date,launch_time
Harbour,,Lantern,2021-09-24,21:00
Tide,GB,North One,2021-09-24,21:00
Salt,GB,North One,2021-09-24,21:00
Box,US,Tide Box,2021-09-24,21:00
North,GB,North Two,2021-09-24,21:00
`;

describe.each([testDatabase()])('an extract of programmes on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('gives slots of the day only to programmes on TV', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    const { counts } = await bed.take('extract.csv', EXTRACT);
    expect(counts).toMatchObject({ taken: 5 });
    const launches = 'select local_title, launch_time, timeslot from programme order by 1';
    const launch_time = '21:00:00';
    expect(await bed.rows(launches)).toEqual([
      { local_title: 'Box', launch_time, timeslot: null },
      { local_title: 'Harbour', launch_time, timeslot: null },
      { local_title: 'North', launch_time, timeslot: 'primetime' },
      { local_title: 'Salt', launch_time, timeslot: null },
      { local_title: 'Tide', launch_time, timeslot: 'primetime' },
    ]);
  });

  test.each(['N1', 'NORTH ONE'])('finds a programme on a channel that it calls %s', async (channel) => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    const row = `Tide,GB,${channel},2021-09-24,21:00`;
    await bed.take('extract.csv', `title,country,channel,launch_date,launch_time\n${row}\n`);
    expect(
      await bed.rows("select source_key, launch_time from programme where local_title = 'Tide'"),
    ).toEqual([{ source_key: 'programme:dr:2', launch_time: '21:00:00' }]);
  });

  test('finds a programme on a channel that no list contains, whatever the case of its name', async () => {
    await bed.take(
      'programmes.csv',
      programmeTable({ id: 'a', title: 'Tide', channel: 'Canal', country: 'FR', launch_date: '2021-09-24' }),
    );
    await bed.take(
      'extract.csv',
      'title,country,channel,launch_date,duration\nTide,FR,CANAL,2021-09-24,30\n',
    );
    expect(await bed.rows('select source_key, duration_minutes from programme')).toEqual([
      { source_key: 'programme:a', duration_minutes: 30 },
    ]);
  });

  test('finds an online platform by its name in a country', async () => {
    await bed.take('platforms.csv', PLATFORMS);
    await bed.take('extract.csv', 'title,country,channel,launch_date\nTide,JP,Lantern Play,2021-09-24\n');
    expect(
      await bed.rows('select c.source_key from programme p join channel c on c.id = p.channel_id'),
    ).toEqual([{ source_key: 'platform:lantern:JP' }]);
  });

  test('finds a listed channel that has the name of a platform', async () => {
    await bed.take('channels.csv', `${CHANNELS}LanternPlay.jp,Lantern Play,,,,JP,general,,,online\n`);
    await bed.take('platforms.csv', PLATFORMS);
    await bed.take('extract.csv', 'title,country,channel,launch_date\nTide,JP,Lantern Play,2021-09-24\n');
    expect(
      await bed.rows('select c.source_key from programme p join channel c on c.id = p.channel_id'),
    ).toEqual([{ source_key: 'channel:LanternPlay.jp' }]);
  });
});
