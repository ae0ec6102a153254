import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const TOO_LONG = 'Tide '.repeat(300);

describe.each([testDatabase()])('rows of one programme on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  test('are all rejected if a guide gives the programme a value that is out of bounds', async () => {
    const starts = ['20240101200000', '20240108200000', '20240108200000'];
    const programmes = starts.map(
      (start) => `<programme start="${start} +0000" channel="a"><title>${TOO_LONG}</title></programme>`,
    );
    const { counts, rejections } = await bed.take('guide.xml', `<tv>${programmes.join('\n')}</tv>`);
    expect(counts).toEqual({ taken: 0, unchanged: 0, merged: 0, rejected: 3 });
    expect([...rejections]).toEqual([['invalid', 3]]);
  });

  test('are all rejected if a table of ratings does', async () => {
    const rows = [1, 2, 3].map((episode) => `${TOO_LONG},GB,1,${episode},2012-01-0${episode},2`);
    const { counts, rejections } = await bed.take(
      'ratings.csv',
      `series,country,season,episode,first_aired,uk_viewers_millions\n${rows.join('\n')}\n`,
    );
    expect(counts).toEqual({ taken: 0, unchanged: 0, merged: 0, rejected: 3 });
    expect([...rejections]).toEqual([['invalid', 3]]);
  });
});
