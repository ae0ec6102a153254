import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { CHANNELS, programmeTable } from '../../testing/fixture-tables.ts';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const PROGRAMMES = programmeTable(
  { id: '1', title: 'Tide', channel_id: 'NorthOne.uk', slot_start: '21:00' },
  { id: '2', title: 'Box', channel_id: 'TideBox.us', slot_start: '21:00' },
);
const ACQUISITIONS = `id,title,origin_country,acquiring_country,acquiring_channel,acquiring_channel_id,premiere,slot_start
3,Bought Tide,MX,GB,North One,NorthOne.uk,2013-09-02,21:00
4,Bought Box,MX,US,Tide Box,TideBox.us,2013-09-02,21:00
`;

describe.each([testDatabase()])('tables that name no platform on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterAll(() => bed.close());

  test('give slots of the day only to programmes of channels on TV', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('programmes.csv', PROGRAMMES);
    await bed.take('acquisitions.csv', ACQUISITIONS);
    const slot_start = '21:00:00';
    expect(await bed.rows('select local_title, slot_start, timeslot from programme order by id')).toEqual([
      { local_title: 'Tide', slot_start, timeslot: 'primetime' },
      { local_title: 'Box', slot_start, timeslot: null },
      { local_title: 'Bought Tide', slot_start, timeslot: 'primetime' },
      { local_title: 'Bought Box', slot_start, timeslot: null },
    ]);
  });
});
