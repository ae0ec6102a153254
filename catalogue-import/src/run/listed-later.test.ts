import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { CHANNELS, programmeTable } from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

const show = (channel: string, day: number, title: string): string =>
  `<programme start="2024010${day}200000" channel="${channel}"><title>${title}</title></programme>`;
const guide = (...shows: readonly string[]): string => `<tv>${shows.join('')}</tv>`;
const TIDE = guide(show('NorthOne.uk', 1, 'Tide'), show('NorthOne.uk', 2, 'Wave'));

/** All programmes, and the channels that have some. */
const programmes = (): Promise<unknown[]> =>
  bed.rows(`
    select p.local_title as title, p.source_key as key, c.source_key as channel
    from programme p join channel c on c.id = p.channel_id order by p.local_title, p.source_key`);
const ids = (): Promise<unknown[]> => bed.rows('select id, channel_id from programme order by id');

describe.each(testDatabases())('a channel that is listed after its first programmes, on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  async function expectUnchangedBy(name: string, table: string): Promise<void> {
    const before = await catalogueText(bed);
    expect((await bed.take(name, table)).counts.taken).toBe(0);
    expect(await catalogueText(bed)).toBe(before);
  }

  test.each(['NorthOne.uk', 'NorthOne.uk@SD'])(
    'keeps the programmes of guides for %s, with their ids',
    async (id) => {
      const text = TIDE.replaceAll('NorthOne.uk', id);
      await bed.take('guide.xml', text);
      const before = await ids();
      expect((await bed.take('channels.csv', CHANNELS)).counts).toMatchObject({ taken: 4 });
      expect(await ids()).toEqual(before);
      expect(await programmes()).toEqual([
        { title: 'Tide', key: 'guide:channel:NorthOne.uk|tide', channel: 'channel:NorthOne.uk' },
        { title: 'Wave', key: 'guide:channel:NorthOne.uk|wave', channel: 'channel:NorthOne.uk' },
      ]);
      expect(await bed.rows("select name from channel where source_key like '%NorthOne%'")).toEqual([
        { name: 'North One' },
      ]);
      await expectUnchangedBy('guide.xml', text);
      await expectUnchangedBy('channels.csv', CHANNELS);
    },
  );

  test('keeps them if a table of programmes names the channel first', async () => {
    await bed.take('guide.xml', TIDE);
    const row = {
      id: 'a',
      title: 'Foam',
      channel: 'North One',
      channel_id: 'NorthOne.uk',
      country: 'GB',
      platform: 'online',
    };
    await bed.take('programmes.csv', programmeTable(row));
    expect(await bed.rows('select distinct channel_id from programme')).toHaveLength(1);
    expect(await bed.rows('select name, platform_id from channel')).toEqual([
      { name: 'North One', platform_id: 2 },
    ]);
    await bed.take('guide.xml', TIDE);
    expect(await programmes()).toHaveLength(3);
  });

  test('gets the programmes of guides that call it something else, once a table connects them', async () => {
    await bed.take('channels.csv', CHANNELS);
    const text = TIDE.replaceAll('NorthOne.uk', 'G_7');
    await bed.take('guide.xml', text);
    const slots = `file,country,xmltv_channel,channel,channel_id,title,airings,first_date,weekdays,modal_start,modal_share
g.xml,GB,G_7,North One HD,NorthOne.uk,Foam,1,2024-07-01,Mon,20:30,1.0
`;
    await bed.take('slots.csv', slots);
    await bed.take('guide.xml', text);
    expect(await programmes()).toEqual([
      { title: 'Foam', key: 'guide:channel:NorthOne.uk|foam', channel: 'channel:NorthOne.uk' },
      { title: 'Tide', key: 'guide:channel:NorthOne.uk|tide', channel: 'channel:NorthOne.uk' },
      { title: 'Wave', key: 'guide:channel:NorthOne.uk|wave', channel: 'channel:NorthOne.uk' },
    ]);
    await expectUnchangedBy('slots.csv', slots);
    await expectUnchangedBy('guide.xml', text);
  });

  test.each([
    ['HD', 'SD'],
    ['SD', 'HD'],
  ])(
    'gets the programmes of all its feeds (%s before %s), except those that it already has',
    async (first, second) => {
      const text = guide(
        // The feed that is met first becomes the listed channel, whichever feed has the older programme.
        `<channel id="NorthOne.uk@HD"><display-name>HD</display-name></channel>`,
        show(`NorthOne.uk@${first}`, 1, 'Tide'),
        show(`NorthOne.uk@${second}`, 1, 'Tide'),
        show('NorthOne.uk@SD', 2, 'Wave'),
      );
      await bed.take('guide.xml', text);
      await bed.take('channels.csv', CHANNELS);
      const stored = [
        { title: 'Tide', key: 'guide:channel:NorthOne.uk|tide', channel: 'channel:NorthOne.uk' },
        { title: 'Tide', key: 'guide:guide:NorthOne.uk@SD|tide', channel: 'guide:NorthOne.uk@SD' },
        { title: 'Wave', key: 'guide:channel:NorthOne.uk|wave', channel: 'channel:NorthOne.uk' },
      ];
      expect(await programmes()).toEqual(stored);
      await bed.take('guide.xml', text);
      expect(await programmes()).toEqual(stored);
      await expectUnchangedBy('channels.csv', CHANNELS);
    },
  );

  test.each([
    [
      'guide slots',
      `xmltv_channel,channel_id,title,airings,first_date,weekdays,modal_start,modal_share
G_7,,Tide,1,2024-07-01,Mon,20:30,1.0
G_7,NorthOne.uk,Foam,1,2024-07-01,Mon,21:30,1.0
G_7,,Wave,1,2024-07-02,Tue,20:30,1.0
`,
    ],
    [
      'guide events',
      `xmltv_channel,channel_id,title,start_utc,stop_utc,local_date,local_start
G_7,,Tide,2024-07-01T19:30:00Z,,2024-07-01,20:30
G_7,NorthOne.uk,Foam,2024-07-01T20:30:00Z,,2024-07-01,21:30
G_7,,Wave,2024-07-02T19:30:00Z,,2024-07-02,20:30
NorthOne.uk,,Tide,2024-07-02T20:30:00Z,,2024-07-02,21:30
`,
    ],
  ])('gets the programmes of earlier rows of the table that connects it: %s', async (_layout, table) => {
    for (const isListed of [false, true]) {
      await bed.clear();
      if (isListed) await bed.take('channels.csv', CHANNELS);
      await bed.take('table.csv', table);
      expect(await programmes()).toEqual([
        { title: 'Foam', key: 'guide:channel:NorthOne.uk|foam', channel: 'channel:NorthOne.uk' },
        { title: 'Tide', key: 'guide:channel:NorthOne.uk|tide', channel: 'channel:NorthOne.uk' },
        { title: 'Wave', key: 'guide:channel:NorthOne.uk|wave', channel: 'channel:NorthOne.uk' },
      ]);
      await expectUnchangedBy('table.csv', table);
    }
  });

  test('gets the programmes of tables without ids when they are imported again', async () => {
    const table = `Title,Country,Channel,Launch date\nTide,GB,North One,2021-03-24\nWave,GB,Nord Eins,\n`;
    await bed.take('extract.csv', table);
    const before = await bed.rows('select id from programme order by id');
    await bed.take('channels.csv', CHANNELS);
    expect((await bed.take('extract.csv', table)).counts).toMatchObject({ taken: 2 });
    expect(await bed.rows('select id from programme order by id')).toEqual(before);
    expect(await programmes()).toMatchObject([
      { title: 'Tide', channel: 'channel:NorthOne.uk' },
      { title: 'Wave', channel: 'channel:NorthOne.uk' },
    ]);
    await expectUnchangedBy('extract.csv', table);
  });
});
