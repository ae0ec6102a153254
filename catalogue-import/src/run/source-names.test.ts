import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const TITLES = `show_id,type,title,date_added,listed_in
s1,TV Show,Harbour Lights,"September 24, 2021",TV Dramas
`;
const GUIDE = `<tv><programme start="20240101200000 +0000" channel="a"><title>Tide</title></programme></tv>`;
const RATINGS = `series,country,season,episode,first_aired,uk_viewers_millions
Harbour Quiz,GB,1,1,2012-01-01,2
`;

describe.each([testDatabase()])('the name of a file as the source on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('does not contain its folder, so a folder and its files give the same programmes', async () => {
    const paths = [
      await bed.files.write('primetime/hulu_titles.csv', TITLES),
      await bed.files.write('primetime/guide.xml', GUIDE),
      await bed.files.write('primetime/ratings.csv', RATINGS),
    ];
    await bed.run();
    expect(await bed.rows('select local_title, source_name from programme order by 1')).toEqual([
      { local_title: 'Harbour Lights', source_name: 'hulu_titles.csv' },
      { local_title: 'Harbour Quiz', source_name: 'ratings.csv' },
      { local_title: 'Tide', source_name: 'guide.xml' },
    ]);
    const before = await catalogueText(bed);
    await bed.run(paths);
    expect(await catalogueText(bed)).toBe(before);
  });

  test('gives the platform of titles, whatever its folder is called', async () => {
    await bed.files.write('primetime/hulu_titles.csv', TITLES);
    await bed.run();
    expect(await bed.rows('select c.name from programme p join channel c on c.id = p.channel_id')).toEqual([
      { name: 'Hulu' },
    ]);
  });
});
