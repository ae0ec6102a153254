import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import {
  ACQUISITIONS,
  CHANNELS,
  EPISODES,
  FLOWS,
  FORMATS,
  PLATFORMS,
  PROGRAMMES,
} from '../../testing/fixture-tables.ts';

const GUIDE = `<tv><channel id="NorthOne.uk"><display-name>N</display-name></channel>
<programme start="20240101200000 +0000" channel="NorthOne.uk"><title>Harbour Lights</title></programme></tv>`;
const BROKEN_GUIDE = GUIDE.replace(
  '</tv>',
  '<programme start="20240102200000" channel="q"><title>x</programme></tv>',
);

describe.each(testDatabases())('an import on $name', (kind) => {
  let bed: ImportTestbed;
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  async function writeAll(): Promise<void> {
    const tables = { ACQUISITIONS, CHANNELS, EPISODES, FLOWS, FORMATS, PLATFORMS, PROGRAMMES };
    // Named so that alphabetical order would not work.
    for (const [name, table] of Object.entries(tables)) await bed.files.write(`${name}.csv`, table);
    await bed.files.write('A-GUIDE.xml', GUIDE);
  }

  test('changes nothing the second time: same rows, same ids, same version', async () => {
    await writeAll();
    const first = await bed.run();
    expect(first.files.map(({ state }) => state)).toEqual(first.files.map(() => 'taken'));
    const before = await catalogueText(bed);
    const second = await bed.run();
    for (const file of second.files) expect(file).toMatchObject({ state: 'taken', counts: { taken: 0 } });
    expect(await catalogueText(bed)).toBe(before);
  });

  test('imports a table without its stray zero byte, and names the line of one in a guide', async () => {
    await bed.take('channels.csv', CHANNELS.replace('North One', 'North\0 One'));
    expect(await bed.rows("select name from channel where source_key like '%NorthOne.uk'")).toEqual([
      { name: 'North One' },
    ]);
    await expect(bed.take('guide.xml', GUIDE.replace('Harbour', 'Harb\0our'))).rejects.toThrow(
      'line 2 is not valid XML',
    );
  });

  test('orders files itself, so that referenced rows exist', async () => {
    await writeAll();
    const { files } = await bed.run();
    expect(files.map(({ layout }) => layout)).toEqual([
      'online platforms',
      'channels',
      'programmes',
      'formats',
      'acquisitions',
      'launches on platforms',
      'XMLTV',
      'episode ratings with shares',
    ]);
  });

  test('loses no row: each is added, unchanged, merged or rejected', async () => {
    await writeAll();
    for (const file of (await bed.run()).files) {
      if (file.state !== 'taken') throw new Error(file.reason);
      const { taken, unchanged, merged, rejected } = file.counts;
      expect(taken + unchanged + merged + rejected).toBe(file.rowsRead);
    }
  });

  test("raises the catalogue's version once for each file that changed it", async () => {
    const version = async (): Promise<unknown> => (await bed.rows('select version from catalogue_state'))[0];
    await bed.take('channels.csv', CHANNELS);
    expect(await version()).toEqual({ version: 1 });
    await bed.take('channels.csv', CHANNELS);
    expect(await version()).toEqual({ version: 1 });
    await bed.take('programmes.csv', PROGRAMMES);
    expect(await version()).toEqual({ version: 2 });
  });

  test('rolls back a file that fails at its last line, and imports the others', async () => {
    await bed.take('channels.csv', CHANNELS);
    const before = await catalogueText(bed);
    const broken = [
      await bed.files.write('open-quote.csv', `${PROGRAMMES}"dr:9,`),
      await bed.files.write('broken.xml', BROKEN_GUIDE),
    ];
    const failed = await bed.run(broken);
    expect(failed.files).toMatchObject([
      { state: 'failed', reason: expect.stringMatching(/^line \d+ is not valid CSV/) },
      { state: 'failed', reason: expect.stringMatching(/^line 2 is not valid XML/) },
    ]);
    expect(await catalogueText(bed)).toBe(before);

    const mixed = await bed.run([...broken, await bed.files.write('good.xml', GUIDE)]);
    expect(mixed.files.map(({ state }) => state)).toEqual(['failed', 'failed', 'taken']);
    expect(await bed.rows('select local_title from programme')).toEqual([{ local_title: 'Harbour Lights' }]);
  });

  test('names files that cannot be read, and imports those after them', async () => {
    const packed = gzipSync(PROGRAMMES);
    await bed.files.write('a-cut.csv.gz', packed.subarray(0, packed.length - 12));
    await bed.files.write('b-damaged.csv.gz', Buffer.concat([packed.subarray(0, 40), Buffer.alloc(400, 7)]));
    const member = gzipSync(Buffer.alloc(4 * 1024 * 1024, 'a'));
    await bed.files.write('c-bomb.csv.gz', Buffer.concat(Array.from({ length: 40 }, () => member)));
    await bed.files.write('d-long.csv', `${PROGRAMMES}"${'x'.repeat(1_100_000)}`);
    await bed.files.write('e-long.xml', `<tv><programme><desc>${'x'.repeat(1_100_000)}`);
    await bed.files.write('f-good.csv', CHANNELS);
    const { files } = await bed.run();
    const reasons = files.map((file) => [file.file, file.state === 'taken' ? 'taken' : file.reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      'a-cut.csv.gz': 'its gzip is cut off or damaged: unexpected end of file',
      'b-damaged.csv.gz': expect.stringMatching(/^its gzip is cut off or damaged: /),
      'c-bomb.csv.gz': 'it unpacks to more than 200 times its size',
      'd-long.csv': expect.stringMatching(/^what follows line \d+ is one row of more than 1 MiB$/),
      'e-long.xml': 'what follows line 1 is one row of more than 1 MiB',
      'f-good.csv': 'taken',
    });
  });

  test('adds each channel once if two imports run at the same time', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await bed.files.write(`${id}.xml`, GUIDE.replaceAll('NorthOne.uk', id));
    const both = await Promise.all([bed.run(), bed.run()]);
    for (const { files } of both) expect(files.map(({ state }) => state)).toEqual(ids.map(() => 'taken'));
    expect(await bed.rows('select source_key from channel order by 1')).toEqual(
      ids.map((id) => ({ source_key: `guide:${id}` })),
    );
  });

  test('drops a channel added by a failed file from the cache', async () => {
    const broken = await bed.files.write('1.xml', BROKEN_GUIDE);
    const good = await bed.files.write('2.xml', GUIDE.replaceAll('NorthOne.uk', 'q'));
    const { files } = await bed.run([broken, good]);
    expect(files.map(({ state }) => state)).toEqual(['failed', 'taken']);
    expect(await bed.rows('select source_key from channel')).toEqual([{ source_key: 'guide:q' }]);
  });

  test('reports everything in a trial run and stores nothing, though later files build on earlier ones', async () => {
    await writeAll();
    await bed.files.write('broken.xml', BROKEN_GUIDE);
    const before = await catalogueText(bed);
    const trial = await bed.run(undefined, { dryRun: true });
    expect(await catalogueText(bed)).toBe(before);
    const real = await bed.run();
    expect(trial.files).toEqual(real.files);
  });

  test('reports what it skips and why', async () => {
    await bed.files.write('empty.xml', '');
    await bed.files.write('sheet.xlsx', Buffer.from('PK\u0003\u0004rest'));
    await bed.files.write('list.json', '[{"a": 1}]');
    await bed.files.write('other.xml', '<ProgramGuide/>');
    await bed.files.write('strange.csv', 'colour,size\nred,1\n');
    await bed.files.write('ratings.csv', '"Air Date","Timeslot","Rating","Share"\n"\\"x","","",""\n');
    await bed.files.write('wide.csv', Buffer.from(CHANNELS, 'utf-16le'));
    await bed.files.write('notes.md', '# not looked at');
    const { files } = await bed.run();
    expect(Object.fromEntries(files.map((file) => [file.file, file.state]))).toEqual({
      'empty.xml': 'skipped',
      'sheet.xlsx': 'skipped',
      'list.json': 'skipped',
      'other.xml': 'failed',
      'strange.csv': 'failed',
      'ratings.csv': 'skipped',
      'wide.csv': 'failed',
    });
    const reasons = files.map((file) => (file.state === 'taken' ? '' : file.reason));
    expect(reasons).toContainEqual(expect.stringContaining('colour, size'));
    expect(reasons).toContainEqual(expect.stringContaining('--encoding utf-16le'));
  });

  test('rejects a path that does not exist', async () => {
    await expect(bed.run(['/no/such/file.csv'])).rejects.toThrow('/no/such/file.csv does not exist');
  });
});
