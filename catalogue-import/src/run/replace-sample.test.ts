import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testDatabases } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import { CHANNELS, EPISODES, programmeTable } from '../../testing/fixture-tables.ts';

const GUIDE = `<tv><channel id="NorthOne.uk"><display-name>N</display-name></channel>
<programme start="20240101200000 +0000" channel="NorthOne.uk"><title>Harbour Lights</title></programme></tv>`;
const BROKEN_GUIDE = GUIDE.replace(
  '</tv>',
  '<programme start="20240102200000" channel="q"><title>x</programme></tv>',
);

describe.each(testDatabases())('the sample beside an import on $name', (kind) => {
  let bed: ImportTestbed;
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  async function addSample(): Promise<void> {
    await sql`
      insert into channel (source_key, name, network) values ('sample:channel:GB:1', 'North One', null),
        ('sample:channel:GB:2', 'Kept', null), ('sample:channel:GB:3', 'Kept by its network', 'North')`.execute(
      bed.database.kysely,
    );
    await sql`
      insert into programme (source_key, channel_id, local_title, is_sample)
      select 'sample:1', id, 'Invented', true from channel where name = 'North One'`.execute(
      bed.database.kysely,
    );
    await sql`update catalogue_state set holds_sample = true`.execute(bed.database.kysely);
    await sql`
      with owner as (insert into company (name) values ('C') on conflict (name) do update set name = excluded.name returning id),
        granted as (insert into access (company_id, name_en, name_zh, begin_date, end_date)
          select id, 'A', 'A', '2024-01-01', '2034-01-01' from owner returning id),
        grouped as (insert into access_channel_group (access_id, name) select id, 'North' from granted)
      insert into access_channel (access_id, channel_id)
      select granted.id, channel.id from granted, channel where channel.name = 'Kept'`.execute(
      bed.database.kysely,
    );
  }
  const titles = (): Promise<unknown[]> => bed.rows('select local_title from programme order by id');

  test('differs from imported rows, and none of its channels is used as a real one', async () => {
    await addSample();
    await bed.take('guide.xml', GUIDE);
    expect(await titles()).toEqual([{ local_title: 'Invented' }, { local_title: 'Harbour Lights' }]);
    expect(await bed.rows('select count(*)::int as channels from channel')).toEqual([{ channels: 4 }]);
  });

  test('is removed with the first file that has programmes, and only if that file is imported', async () => {
    await addSample();
    const paths = [await bed.files.write('broken.xml', BROKEN_GUIDE)];
    await bed.run(paths, { replaceSample: true });
    expect(await titles()).toEqual([{ local_title: 'Invented' }]);
    paths.push(await bed.files.write('channels.csv', CHANNELS), await bed.files.write('good.xml', GUIDE));
    await bed.run(paths, { replaceSample: true });
    expect(await titles()).toEqual([{ local_title: 'Harbour Lights' }]);
    expect(await bed.rows("select name from channel where source_key like 'sample:%' order by 1")).toEqual([
      { name: 'Kept' },
      { name: 'Kept by its network' },
    ]);
    expect(await bed.rows('select holds_sample from catalogue_state')).toEqual([{ holds_sample: false }]);
  });

  test.each([
    ['the seasons of its ratings are unknown', EPISODES.replaceAll('GB', '').replaceAll('North Two', '')],
    ['its programmes have no title', programmeTable({ id: 'a', country: 'JP' }, { id: 'b', country: 'JP' })],
    ['it is a list of channels', CHANNELS],
  ])('stays if %s', async (_why, table) => {
    await addSample();
    const paths = [await bed.files.write('table.csv', table)];
    const result = await bed.run(paths, { replaceSample: true });
    expect(result).toMatchObject({ sampleKept: true, files: [{ state: 'taken', replacesSample: false }] });
    expect(await titles()).toEqual([{ local_title: 'Invented' }]);
  });

  test('is removed by a file whose programmes are unchanged', async () => {
    await addSample();
    await bed.take('guide.xml', GUIDE);
    const paths = [await bed.files.write('guide.xml', GUIDE)];
    const before = await catalogueText(bed);
    expect(await bed.run(paths, { replaceSample: true, dryRun: true })).toMatchObject({ sampleKept: false });
    expect(await catalogueText(bed)).toBe(before);
    expect(await bed.run(paths, { replaceSample: true })).toMatchObject({ sampleKept: false });
    expect(await titles()).toEqual([{ local_title: 'Harbour Lights' }]);
    const channels = [await bed.files.write('channels.csv', CHANNELS)];
    expect(await bed.run(channels, { replaceSample: true })).toMatchObject({ sampleKept: false });
  });
});
