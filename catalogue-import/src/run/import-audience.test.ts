import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { CHANNELS, EPISODES, PROGRAMMES, programmeTable } from '../../testing/fixture-tables.ts';

let bed: ImportTestbed;

describe.each(testDatabases())('audience on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('aggregates episodes into premiere and average of their season, with shares only where they are real', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    const { counts, repairs, rejections } = await bed.take('episodes.csv', EPISODES);
    expect(counts).toEqual({ taken: 2, unchanged: 0, merged: 2, rejected: 2 });
    expect(repairs.get('footnote')).toBe(1);
    expect(Object.fromEntries(rejections)).toEqual({ seasonMissing: 1, noSeason: 1 });
    const season = await bed.programme('programme:dr:1');
    expect(season).toMatchObject({ share_premiere: 14, share_average: 13, slot_share: null });
    const figures = await bed.rows(`
      select a.position, t.source_key, a.number_of_episodes, a.rating_percentage, a.rating_thousands, a.share_percentage
      from audience_result a join audience_target t on t.id = a.target_id
      where a.programme_id = ${String(season?.['id'])} order by 1, 2`);
    const everybody = 'imported:all-viewers';
    expect(figures).toEqual([
      {
        position: 0,
        source_key: 'adults-18-49',
        number_of_episodes: 1,
        rating_percentage: 5,
        rating_thousands: null,
        share_percentage: 9,
      },
      {
        position: 0,
        source_key: everybody,
        number_of_episodes: 1,
        rating_percentage: 7,
        rating_thousands: 8160,
        share_percentage: 14,
      },
      {
        position: 1,
        source_key: 'adults-18-49',
        number_of_episodes: 2,
        rating_percentage: 4.5,
        rating_thousands: null,
        share_percentage: 8.5,
      },
      {
        position: 1,
        source_key: everybody,
        number_of_episodes: 2,
        rating_percentage: 6.5,
        rating_thousands: 9000,
        share_percentage: 13,
      },
    ]);
  });

  test('counts a repeated row of an episode once', async () => {
    const repeated = 'Island Quiz,GB,1,2,2012-01-08,8\n';
    const rows = `Island Quiz,GB,1,1,2012-01-01,2\n${repeated}${repeated}`;
    const { counts, repairs } = await bed.take(
      'ratings.csv',
      `series,country,season,episode,first_aired,uk_viewers_millions\n${rows}`,
    );
    expect(counts).toEqual({ taken: 1, unchanged: 0, merged: 2, rejected: 0 });
    expect(repairs.get('duplicate')).toBe(1);
    expect(
      await bed.rows('select rating_thousands, number_of_episodes from audience_result where position = 1'),
    ).toEqual([{ rating_thousands: 5000, number_of_episodes: 2 }]);
  });

  test('rejects repetitions of a rejected row', async () => {
    const row = 'Island Quiz,GB,1,1,2012-01-01,\n';
    const { counts } = await bed.take(
      'ratings.csv',
      `series,country,season,episode,first_aired,uk_viewers_millions\n${row}${row}`,
    );
    expect(counts).toEqual({ taken: 0, unchanged: 0, merged: 0, rejected: 2 });
  });

  test('adds a season that the catalogue lacks if the table says where it ran', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('episodes.csv', EPISODES);
    expect(await bed.programme('season:island quiz|GB|1')).toMatchObject({
      channel: 'North Two',
      season_number: 1,
      launch_date: '2012-01-01',
      share_premiere: 20,
    });
  });

  test('adds a season even if the one before is stored as on air on the same days', async () => {
    await bed.take(
      'programmes.csv',
      programmeTable({
        id: 'iq:6',
        title: 'Island Quiz',
        country: 'GB',
        platform: 'tv',
        keywords: 'season=6',
        launch_date: '2010-01-03',
        end_date: '2010-12-12',
      }),
    );
    await bed.take(
      'ratings.csv',
      `series,country,season,episode,first_aired,uk_viewers_millions
Island Quiz,GB,6,1,2010-01-03,6
Island Quiz,GB,7,1,2010-09-05,4
Island Quiz,GB,7,2,2010-09-12,2
`,
    );
    expect(
      await bed.rows(`
        select season_number, a.rating_thousands, a.number_of_episodes as episodes
        from programme join audience_result a on a.programme_id = programme.id
        where a.position = 1 order by season_number`),
    ).toEqual([
      { season_number: 6, rating_thousands: 6000, episodes: 1 },
      { season_number: 7, rating_thousands: 3000, episodes: 2 },
    ]);
  });

  test('changes a season that is known only from ratings with a newer edition of them, and no other season', async () => {
    const edition = (series: string, episodes: number): string =>
      `${EPISODES.split('\n', 1)[0]}\n${Array.from(
        { length: episodes },
        (_, n) => `${series},GB,North Two,2,${n + 1},E,2011-10-0${n + 1},2,,20,,\n`,
      ).join('')}`;
    const stored = (): Promise<unknown[]> =>
      bed.rows('select number_of_episodes as episodes, end_date, season_number as season from programme');
    await bed.take('channels.csv', CHANNELS);
    await bed.take('ratings.csv', edition('Island Quiz', 5));
    expect(await stored()).toEqual([{ episodes: 5, end_date: '2011-10-05', season: 2 }]);
    await bed.take('ratings.csv', edition('Island Quiz', 8));
    expect(await stored()).toEqual([{ episodes: 8, end_date: '2011-10-08', season: 2 }]);
    expect((await bed.take('ratings.csv', edition('Island Quiz', 8))).counts.taken).toBe(0);

    await bed.take('programmes.csv', PROGRAMMES);
    await bed.take('ratings.csv', edition('Harbour Lights', 8));
    expect(await bed.programme('programme:dr:1')).toMatchObject({
      number_of_episodes: 6,
      end_date: '2011-10-10',
      source_name: 'test list',
    });
  });

  test('lets another file of the same season only fill what is empty, so that a second import changes nothing', async () => {
    const columns = 'series,country,season,episode,first_aired,uk_viewers_millions,licence,share';
    await bed.files.write('a.csv', `${columns}\nIsland Quiz,GB,2,2,2011-10-02,2,,\n`);
    const more = 'Island Quiz,GB,2,1,2011-10-01,4,B,20\nIsland Quiz,GB,2,3,2011-10-03,6,B,30\n';
    await bed.files.write('b.csv', `${columns}\n${more}`);
    await bed.run();
    expect(await bed.programme('season:island quiz|GB|2')).toMatchObject({
      source_name: 'a.csv',
      licence: null,
      launch_date: '2011-10-01',
      end_date: '2011-10-02',
      number_of_episodes: 2,
      share_average: 25,
    });
    expect(
      await bed.rows('select position, rating_thousands, share_percentage from audience_result order by 1'),
    ).toEqual([
      { position: 0, rating_thousands: 4000, share_percentage: 20 },
      { position: 1, rating_thousands: 2000, share_percentage: 25 },
    ]);
    const before = await catalogueText(bed);
    await bed.run();
    expect(await catalogueText(bed)).toBe(before);
  });

  test('fills only what episodes did not bring from a summary', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    await bed.take('episodes.csv', EPISODES);
    const summary = `source,series,season,country,episodes,first_air,premiere_viewers,average_viewers,viewers_unit,premiere_share,average_share
x,Harbour Lights,2,GB,6,2011-09-05,1,1,millions,1,1
x,World Wide Tide,1,GB,6,2011-09-05,1,1,millions,1,1
`;
    expect((await bed.take('summary.csv', summary)).counts).toEqual({
      taken: 0,
      unchanged: 1,
      merged: 0,
      rejected: 1,
    });
    expect(await bed.programme('programme:dr:1')).toMatchObject({ share_premiere: 14, share_average: 13 });
  });

  test('leaves an impossible number of episodes of a summary empty', async () => {
    await bed.take('programmes.csv', PROGRAMMES.replace('5060000,4100000', ','));
    for (const episodes of ['12.5', '99999999999']) {
      const { repairs } = await bed.take(
        'summary.csv',
        `series,season,country,episodes,premiere_viewers,average_viewers,viewers_unit\nHarbour Lights,2,GB,${episodes},1,1,millions\n`,
      );
      expect(repairs.get('numberBounds')).toBe(1);
    }
    expect(
      await bed.rows('select rating_thousands, number_of_episodes from audience_result order by position'),
    ).toEqual([
      { rating_thousands: 1000, number_of_episodes: 1 },
      { rating_thousands: 1000, number_of_episodes: null },
    ]);
  });

  test('takes corrected figures of a newer table of programmes, but not over those of episodes', async () => {
    const stored = (): Promise<unknown[]> =>
      bed.rows('select rating_thousands, number_of_episodes from audience_result order by position');
    const figures = (average: number | null): string =>
      programmeTable({
        id: 'dr:1',
        title: 'Harbour Lights',
        country: 'GB',
        platform: 'tv',
        keywords: 'season=2',
        launch_date: '2011-09-05',
        average_value: String(average ?? ''),
        audience_unit: 'viewers',
      });
    await bed.take('programmes.csv', figures(4_100_000));
    expect((await bed.take('programmes.csv', figures(4_200_000))).counts).toMatchObject({ taken: 1 });
    expect((await bed.take('programmes.csv', figures(null))).counts).toMatchObject({ unchanged: 1 });
    expect(await stored()).toEqual([{ rating_thousands: 4200, number_of_episodes: null }]);

    const ratings =
      'series,country,season,episode,first_aired,uk_viewers_millions\nHarbour Lights,GB,2,2,2011-09-12,9\n';
    await bed.take('ratings.csv', ratings);
    expect((await bed.take('programmes.csv', figures(4_300_000))).counts).toMatchObject({ unchanged: 1 });
    expect(await stored()).toEqual([{ rating_thousands: 9000, number_of_episodes: 1 }]);
    expect((await bed.take('ratings.csv', ratings)).counts).toMatchObject({ unchanged: 1 });
  });
});
