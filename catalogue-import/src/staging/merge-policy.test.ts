import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { programmeTable } from '../../testing/fixture-tables.ts';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const guide = (...airings: readonly (readonly [start: string, stop?: string])[]): string =>
  `<tv>${airings
    .map(([start, stop]) => {
      const times = `start="${start}"${stop === undefined ? '' : ` stop="${stop}"`}`;
      return `<programme ${times} channel="NorthOne.uk"><title>Tide</title></programme>`;
    })
    .join('')}</tv>`;
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
    const later = guide(['20240708220000']);
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
    await bed.take('guide.xml', guide(['20240701220000']));
    await bed.take('slots.csv', slots('2024-07-01'));
    expect(await launch()).toEqual([{ launch_date: '2024-07-01', launch_time: '22:00:00' }]);
  });

  test('complete the slot of another file that begins at the same time on the same day', async () => {
    for (const end of ['20240701223000', '20240701233000']) {
      await bed.take('guide.xml', guide(['20240701220000']));
      await bed.take('guide.xml', guide(['20240701220000', end]));
    }
    const slot = await bed.rows('select slot_start, slot_end, duration_minutes as minutes from programme');
    expect(slot).toEqual([{ slot_start: '22:00:00', slot_end: '22:30:00', minutes: 30 }]);
  });

  test('keep their channel if a newer edition leaves it empty, until they move to another country', async () => {
    const edition = async (cells: Readonly<Record<string, string>>): Promise<unknown> => {
      await bed.take('programmes.csv', programmeTable({ id: 'a', title: 'T', platform: 'tv', ...cells }));
      const { channel, country } = (await bed.programme('programme:a')) ?? {};
      return { channel, country };
    };
    const unstated = (country: string): unknown => ({ channel: 'Channel not stated', country });
    expect(await edition({ country: 'GB' })).toEqual(unstated('GB'));
    for (const channel of ['North One', 'North Two']) {
      const known = { channel, country: 'GB' };
      expect(await edition(known)).toEqual(known);
      expect(await edition({ country: 'GB' })).toEqual(known);
    }
    expect(await edition({ country: 'JP' })).toEqual(unstated('JP'));
    expect(await edition({ country: 'FR' })).toEqual(unstated('FR'));
  });

  const none = { slot_start: null, slot_end: null, timeslot: null, duration: null, frequency: null };
  test.each([
    ['no usual hour', [['20240701090000'], ['20240702140000'], ['20240703230000']], { timeslot: 'daytime' }],
    ['no length', [['20240701210000']], { slot_start: '21:00:00', timeslot: 'primetime' }],
  ] as const)('do not combine the slots of two guides if the first has %s', async (_, first, slot) => {
    const week = [8, 9, 10, 11, 12].map((day) => `202407${String(day).padStart(2, '0')}`);
    const second = week.map((day) => [`${day}180000`, `${day}183000`] as const);
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      await bed.clear();
      for (const airings of order) await bed.take('guide.xml', guide(...airings));
      const stored = await bed.rows(`
        select slot_start, slot_end, timeslot, duration_minutes as duration, frequency_id as frequency, weekdays
        from programme`);
      expect(stored).toEqual([{ ...none, ...slot, weekdays: 0b0011111 }]);
    }
  });
});
