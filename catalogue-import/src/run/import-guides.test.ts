import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import iconv from 'iconv-lite';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { CHANNELS } from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

interface Launch {
  readonly local_title: string;
  readonly channel: string;
  readonly launch_date: string | null;
  readonly launch_time: string | null;
  readonly duration_minutes: number | null;
}

function launches(): Promise<Launch[]> {
  return bed.rows<Launch>(`
    select p.local_title, c.name as channel, p.launch_date, p.launch_time, p.duration_minutes
    from programme p join channel c on c.id = p.channel_id order by c.name, p.launch_date, p.launch_time, p.local_title`);
}

const guide = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tv source-info-name="Test Guide">${body}</tv>`;
const show = (start: string, title: string, more = '', attributes = 'channel="NorthOne.uk"'): string =>
  `<programme start="${start}" ${attributes}><title>${title}</title>${more}</programme>`;

describe.each([testDatabase()])('guides on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('take the first broadcast on a channel as the launch, and name the source on the card', async () => {
    await bed.take('channels.csv', CHANNELS);
    const body =
      show(
        '20240102200000 +0000',
        'Harbour Lights',
        '<credits><actor>Presenter - Ada Example</actor><actor>Ben Sample</actor><director>Cora Test</director></credits><category>Sitcom</category><country>UK</country><episode-num system="xmltv_ns">1.0/6.</episode-num>',
        'stop="20240102210000 +0000" channel="NorthOne.uk"',
      ) +
      show(
        '20240101200000 +0000',
        'HARBOUR  LIGHTS ',
        '',
        'stop="20240101210000 +0000" channel="NorthOne.uk@SD"',
      );
    expect((await bed.take('guide.xml', guide(body))).counts).toEqual({
      taken: 1,
      unchanged: 0,
      merged: 1,
      rejected: 0,
    });
    const [row] = await bed.rows(
      `select p.*, s.source_key as subgenre from programme p left join subgenre s on s.id = p.subgenre_id`,
    );
    expect(row).toMatchObject({
      local_title: 'HARBOUR LIGHTS',
      launch_date: '2024-01-01',
      launch_time: '20:00:00',
      slot_start: '20:00:00',
      slot_end: '21:00:00',
      timeslot: 'primetime',
      weekdays: 3,
      duration_minutes: 60,
      host_cast: 'Ada Example / Ben Sample',
      director: 'Cora Test',
      source_name: 'Test Guide',
      source_description: expect.stringContaining('first broadcast'),
      licence: null,
      share_premiere: null,
    });
  });

  test('convert times in every notation to the channel’s own clock', async () => {
    await bed.take('channels.csv', CHANNELS);
    const cn = 'channel="BeifangTV.cn"';
    const body = [
      show('20240701193000 +0000', 'Summer in UTC'),
      show('202407012130 BST', 'Zone Name, No Seconds'),
      show('20240702100000', 'No Offset'),
      show('20240702120000 0100', 'No Sign'),
      show('20240703', 'Only the Day'),
      show('20240701120000 +0000', 'UTC in China', '', cn),
      show('20240701220000 +0800', 'East in China', '', cn),
    ].join('');
    const { repairs } = await bed.take('guide.xml', guide(body));
    expect((await launches()).map((row) => [row.local_title, row.launch_date, row.launch_time])).toEqual([
      ['UTC in China', '2024-07-01', '20:00:00'],
      ['East in China', '2024-07-01', '22:00:00'],
      ['Summer in UTC', '2024-07-01', '20:30:00'],
      ['Zone Name, No Seconds', '2024-07-01', '21:30:00'],
      ['No Offset', '2024-07-02', '10:00:00'],
      ['No Sign', '2024-07-02', '12:00:00'],
      ['Only the Day', '2024-07-03', '00:00:00'],
    ]);
    for (const reason of ['offsetUtc', 'offsetName', 'offsetMissing', 'offsetUnsigned'] as const)
      expect(repairs.get(reason)).toBeGreaterThan(0);
  });

  test('handle stops that are missing, before the start, shared or given as a length', async () => {
    const on = (stop: string): string => `stop="${stop}" channel="x"`;
    const body = [
      show('20240101100000 +0100', 'Until the Next', '', 'channel="x"'),
      show('20240101104500 +0100', 'Backwards', '', on('20240101100000 +0100')),
      show('20240101113000 +0100', 'By Length', '<length units="hours">1.5</length>', 'channel="x"'),
      show('20240101130000 +0100', 'Half a Slot', '', `${on('20240101140000 +0100')} clumpidx="0/2"`),
      show('20240101130000 +0100', 'Other Half', '', `${on('20240101140000 +0100')} clumpidx="1/2"`),
      show('20240101140000 +0100', 'Overlapping', '', on('20240101160000 +0100')),
      show('20240101150000 +0100', 'Overlapped', '', on('20240101153000 +0100')),
      show('20240101180000 +0100', 'Over Midnight', '', on('20240102003000 +0100')),
      show('20240102003000 +0100', 'The Last', '', 'channel="x"'),
    ].join('');
    const { repairs } = await bed.take('guide.xml', guide(body));
    expect((await launches()).map((row) => [row.local_title, row.duration_minutes])).toEqual([
      ['Until the Next', 45],
      ['Backwards', 45],
      ['By Length', 90],
      ['Half a Slot', null],
      ['Other Half', null],
      ['Overlapping', 120],
      ['Overlapped', 30],
      ['Over Midnight', 390],
      ['The Last', null],
    ]);
    expect(repairs.get('stopBeforeStart')).toBe(1);
    expect(repairs.get('stopMissing')).toBe(3);
  });

  test('merge repeated broadcasts despite white space, and reject rows without title or start', async () => {
    const body = [
      show('20240101100000 BST', 'Tide', '<desc> a </desc>'),
      show('20240101100000 BST', '  Tide\n'),
      show('20240101100000 +0100', 'Tide', '', 'stop="20240101110000 +0100" channel="NorthOne.uk"'),
      show('', 'No Start'),
      show('soon', 'No Time'),
      show('20240101100000 BST', ''),
      '<programme start="20240101100000"><title>Nowhere</title></programme>',
    ].join('');
    const result = await bed.take('guide.xml', guide(body));
    expect(result.counts).toEqual({ taken: 1, unchanged: 0, merged: 2, rejected: 4 });
    expect(Object.fromEntries(result.rejections)).toEqual({
      startMissing: 1,
      startUnreadable: 1,
      titleMissing: 1,
      channelMissing: 1,
    });
  });

  test('turn episodes of one programme into one launch, and titles in two languages into two titles', async () => {
    const body = [
      show(
        '20240101100000 +0800',
        '北岸一家（1） / North Shore Family (1)',
        '<desc lang="zh">海边的一家。</desc>',
        'channel="c (astro)"',
      ),
      show('20240102100000 +0800', '北岸一家（2） / North Shore Family (2)', '', 'channel="c (astro)"'),
      '<programme start="20240101120000 +0800" channel="c (astro)"><title lang="fr">Marée</title><title lang="en">Tide</title><title lang="zh">潮</title></programme>',
    ].join('');
    const result = await bed.take(
      'guide.xml',
      guide(`<channel id="c (astro)"><display-name>C</display-name></channel>${body}`),
    );
    expect(result.repairs.get('doubleTitle')).toBe(2);
    expect(
      await bed.rows(
        'select local_title, translated_title_en as en, translated_title_zh as zh, description_zh as about from programme order by id',
      ),
    ).toEqual([
      { local_title: '北岸一家', en: 'North Shore Family', zh: null, about: '海边的一家。' },
      { local_title: 'Marée', en: 'Tide', zh: '潮', about: null },
    ]);
  });

  test('give the same result in another encoding, with a byte order mark and gzipped', async () => {
    const text = (title: string, encoding: string): string =>
      `<?xml version="1.0" encoding="${encoding}"?><tv>${show('20240101100000 +0100', title)}</tv>`;
    await bed.take('latin.xml', iconv.encode(text('Été', 'ISO-8859-1'), 'iso-8859-1'));
    await bed.take('cyrillic.xml', iconv.encode(text('Вечер', 'windows-1251'), 'windows-1251'));
    await bed.take(
      'mark.xml',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text('灯', 'utf-8'))]),
    );
    await bed.take('packed.xml.gz', gzipSync(text('Ночь', 'utf-8')));
    expect((await launches()).map((row) => row.local_title).sort()).toEqual(
      ['Été', 'Вечер', 'Ночь', '灯'].sort(),
    );
  });

  test('move the launch for an earlier broadcast in another guide, and only add weekdays for a later one', async () => {
    const airing = (start: string, stop: string): string =>
      show(`202401${start}00`, 'Tide', '', `stop="202401${stop}00" channel="NorthOne.uk"`);
    const guides = [
      guide(airing('102000', '102100')),
      guide([12, 19, 26].map((day) => airing(`${day}2200`, `${day}2230`)).join('')),
      guide(airing('080900', '080945')),
    ];
    for (const text of guides) await bed.take('guide.xml', text);
    const state = (): Promise<unknown[]> =>
      bed.rows(`
        select launch_date, slot_start, slot_end, timeslot, duration_minutes as minutes, frequency_id, weekdays
        from programme`);
    const slot = { slot_start: '09:00:00', slot_end: '09:45:00', timeslot: 'daytime', minutes: 45 };
    const launch = { launch_date: '2024-01-08', ...slot, frequency_id: null, weekdays: 0b10101 };
    expect(await state()).toEqual([launch]);
    for (const text of guides) expect((await bed.take('again.xml', text)).counts.taken).toBe(0);
    expect(await state()).toEqual([launch]);
  });

  test("use a table of a guide's slots to find the channel that the guide means", async () => {
    await bed.take('channels.csv', CHANNELS);
    const slots = `file,country,lang,xmltv_channel,channel,channel_id,title,airings,first_date,last_date,weekdays,modal_start,modal_share,median_duration_min,categories,actors
g.xml,GB,en,G_7,North One HD,NorthOne.uk,Tide,3,2024-07-01,2024-07-03,Mon;Tue;Wed,20:30,1.0,30,News,Presenter - Ada Example
`;
    await bed.files.write('z-slots.csv', slots);
    await bed.files.write('a-guide.xml', guide(show('20240701193000 +0000', 'Tide', '', 'channel="G_7"')));
    await bed.run();
    expect(await launches()).toEqual([
      {
        local_title: 'Tide',
        channel: 'North One',
        launch_date: '2024-07-01',
        launch_time: '20:30:00',
        duration_minutes: 30,
      },
    ]);
  });

  test('give the same result from a table of broadcasts', async () => {
    await bed.take('channels.csv', CHANNELS);
    const events = `site,channel_id,xmltv_channel,channel,country,lang,start_utc,stop_utc,local_date,local_start,weekday,tz,duration_min,title,categories,season,directors,actors,presenters,country_of_origin
s,NorthOne.uk,NorthOne.uk,North One,GB,en,2024-07-01T19:30:00Z,,2024-07-01,20:30,Mon,Europe/London,30,Tide,Sitcom,2,,Ben Sample,Ada Example,UK
s,NorthOne.uk,NorthOne.uk,North One,GB,en,2024-07-01T23:15:00Z,,2024-07-01,24:15,Mon,Europe/London,30,Late Tide,,,,,,UK
s,NorthOne.uk,NorthOne.uk,North One,GB,en,2024-07-02T19:30:00Z,,2024-07-02,20:30,Tue,Europe/London,30,Tide,Sitcom,2,,Ben Sample,Ada Example,UK
s,,,,,en,2024-07-02T19:30:00Z,,,,,,30,Nowhere,,,,,,
s,,Far Away,Far Away,,en,2024-07-02T19:30:00Z,,,,,,30,No Clock,,,,,,
`;
    const result = await bed.take('events.csv', events);
    expect(result.counts).toEqual({ taken: 3, unchanged: 0, merged: 1, rejected: 1 });
    expect((await launches()).map((row) => [row.local_title, row.launch_date, row.launch_time])).toEqual([
      ['No Clock', '2024-07-02', null],
      ['Tide', '2024-07-01', '20:30:00'],
      ['Late Tide', '2024-07-02', '00:15:00'],
    ]);
  });
});
