import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const HEADER = 'Title,Country,Channel,Launch date';
const dates = (): Promise<unknown[]> =>
  bed.rows("select launch_date from programme where local_title in ('Tide', 'Wave') order by local_title");

describe.each([testDatabase()])('dates with slashes on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('are read in the order that a value of their column shows', async () => {
    const table = (day: string): string => `${HEADER}\nTide,JP,,3/${day}/2021\nWave,JP,,3/4/2021\n`;
    await bed.take('shown.csv', table('24'));
    expect(await dates()).toEqual([{ launch_date: '2021-03-24' }, { launch_date: '2021-03-04' }]);
    const silent = await bed.take('silent.csv', table('5').replaceAll('Wave', 'Foam'));
    expect(silent.repairs.get('dateOrder')).toBe(2);
    expect(await bed.rows("select launch_date from programme where local_title = 'Foam'")).toEqual([
      { launch_date: null },
    ]);
  });

  test.each(['utf-16le', 'utf-16be', 'gb18030'])('are read in %s', async (encoding) => {
    const table = `${HEADER} (m/d/yyyy)\nTide,JP,潮汐电视台,12/25/2024\nWave,JP,海洋音乐频道,3/4/2021\n`;
    const addBOM = encoding !== 'gb18030';
    await bed.take('table.csv', iconv.encode(table, encoding, { addBOM }));
    expect(await dates()).toEqual([{ launch_date: '2024-12-25' }, { launch_date: '2021-03-04' }]);
  });

  test('are read if the first of them is far from the beginning of the file', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => `${'x'.repeat(4_000)} ${n},,,\n`).join('');
    await bed.take('long.csv', `${HEADER}\n${rows}Tide,JP,,3/24/2021\nWave,JP,,3/4/2021\n`);
    expect(await dates()).toEqual([{ launch_date: '2021-03-24' }, { launch_date: '2021-03-04' }]);
  });
});
