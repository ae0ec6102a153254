import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { FLOWS, programmeTable } from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

describe.each([testDatabase()])('words of columns on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  const stored = (): Promise<unknown[]> =>
    bed.rows(`
      select p.platform_id, p.format_type, f.name_en as frequency, a.rating_thousands, a.rating_percentage
      from programme p left join frequency f on f.id = p.frequency_id
      left join audience_result a on a.programme_id = p.id order by p.id`);
  const row = (
    id: string,
    platform: string,
    format_type: string,
    frequency: string,
    audience_unit: string,
  ) => ({
    ...{ id, title: `T ${id}`, country: 'JP', platform, format_type, frequency },
    ...{ premiere_value: '5000', audience_unit },
  });

  test('are read in any case, and by the names of the catalogue', async () => {
    const table = programmeTable(
      row('a', 'Online', 'ACQUIRED', 'Monday to Friday', 'Viewers'),
      row('b', '网络', '改编', '每周', 'viewers'),
      row('c', 'TV', 'Original', 'ONE-OFF', 'Viewers'),
      { ...row('d', 'tv', '', 'n/a', 'Rating_Points'), premiere_value: '12' },
    );
    const { repairs } = await bed.take('programmes.csv', table);
    const viewers = { rating_thousands: 5, rating_percentage: null };
    expect(await stored()).toEqual([
      { platform_id: 2, format_type: 2, frequency: 'Monday to Friday', ...viewers },
      { platform_id: 2, format_type: 3, frequency: 'Weekly', ...viewers },
      { platform_id: 1, format_type: 1, frequency: 'One-off', ...viewers },
      {
        platform_id: 1,
        format_type: null,
        frequency: null,
        rating_thousands: null,
        rating_percentage: 12,
      },
    ]);
    expect([...repairs.keys()]).toEqual(['channelUnstated']);
  });

  test('reject home videos and films in any case', async () => {
    const table = programmeTable({ id: 'a', title: 'T', country: 'JP', record_type: 'OVA' });
    expect([...(await bed.take('programmes.csv', table)).rejections.keys()]).toEqual(['homeVideo']);
    const titles = 'show_id,type,title,date_added,listed_in\ns1,MOVIE,T,2021-03-24,Dramas\n';
    expect([...(await bed.take('netflix.csv', titles)).rejections.keys()]).toEqual(['film']);
  });

  test('leave the value empty if they are unknown, and are counted', async () => {
    const table = programmeTable(
      row('a', 'radio', 'copied', 'hourly', 'households'),
      row('b', '', '', '', ''),
    );
    const { repairs } = await bed.take('programmes.csv', table);
    const none = { format_type: null, frequency: null, rating_thousands: null, rating_percentage: null };
    expect(await stored()).toEqual([
      { platform_id: null, ...none },
      { platform_id: null, ...none },
    ]);
    expect(Object.fromEntries(repairs)).toMatchObject({ wordUnknown: 1, unitUnknown: 2 });
  });

  test('are read alike in launches on platforms', async () => {
    const [header = ''] = FLOWS.split('\n');
    const launch = 'dr:2,灯台,,JP,lantern,JP,2015-02-16T15:30:00Z,2015-02-17,,,,Weekly,引进';
    await bed.take('flows.csv', `${header}\n${launch}\n`);
    expect(await stored()).toMatchObject([{ format_type: 2, frequency: 'Weekly' }]);
  });
});
