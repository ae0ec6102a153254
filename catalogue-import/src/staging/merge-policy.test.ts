import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const guide = (start: string): string =>
  `<tv><programme start="${start}" channel="NorthOne.uk"><title>Tide</title></programme></tv>`;
/** A table that gives the day of the launch, but not its time. */
const slots = (day: string): string =>
  `xmltv_channel,title,airings,first_date,weekdays,modal_start,modal_share\nNorthOne.uk,Tide,1,${day},Mon,,\n`;

describe.each([testDatabase()])('launches that several files give, on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterEach(() => bed.clear());
  afterAll(() => bed.close());

  const launch = (): Promise<unknown[]> => bed.rows('select launch_date, launch_time from programme');

  test('do not combine the day of one broadcast with the time of another', async () => {
    const later = guide('20240708220000');
    for (const order of [
      [slots('2024-07-01'), later],
      [later, slots('2024-07-01')],
    ]) {
      await bed.clear();
      for (const content of order) await bed.take(content === later ? 'guide.xml' : 'slots.csv', content);
      expect(await launch()).toEqual([{ launch_date: '2024-07-01', launch_time: null }]);
    }
  });

  test('get the time of their day from another file', async () => {
    await bed.take('slots.csv', slots('2024-07-01'));
    await bed.take('guide.xml', guide('20240701220000'));
    await bed.take('slots.csv', slots('2024-07-01'));
    expect(await launch()).toEqual([{ launch_date: '2024-07-01', launch_time: '22:00:00' }]);
  });
});
