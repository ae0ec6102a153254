import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { programmeTable } from '../../testing/fixture-tables.ts';
import { importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';

let bed: ImportTestbed;

const CHANNELS = `id,name,alt_names,network,owners,country,categories,launched,website,platform_guess
A.uk,Tide &amp; Sons,T&amp;S;Tide,Ben&apos;s,Ben &amp; Co;Cora,GB,,,https://tide.example/?a=1&amp;b=2,tv
`;
const PLATFORMS = `code,name,regions,url_template
lantern,Lantern &amp; Play,,
`;
const PROGRAMMES = programmeTable({
  id: 'dr:1',
  title: 'Can&apos;t &amp; Won&#39;t',
  country: 'GB',
  description: '<b>Salt &amp; sea</b>',
});
const GUIDE = `<tv><channel id="b"><display-name>Sea &amp;amp; Sky</display-name></channel>
<programme start="20240101200000 +0000" channel="b"><title>Can&amp;apos;t</title><desc lang="en">Salt &amp;amp; sea</desc></programme></tv>`;

describe.each([testDatabase()])('HTML entities on $name', (kind) => {
  beforeAll(async () => {
    bed = await importTestbed(kind);
  });
  afterAll(() => bed.close());

  test('are decoded in titles, names and addresses, and kept in descriptions, which are HTML', async () => {
    await bed.take('channels.csv', CHANNELS);
    await bed.take('platforms.csv', PLATFORMS);
    await bed.take('programmes.csv', PROGRAMMES);
    await bed.take('guide.xml', GUIDE);
    const columns = 'name, alternative_names, network, owners, website';
    expect(await bed.rows(`select ${columns} from channel where network is not null`)).toEqual([
      {
        name: 'Tide & Sons',
        alternative_names: ['T&S', 'Tide'],
        network: "Ben's",
        owners: 'Ben & Co; Cora',
        website: 'https://tide.example/?a=1&b=2',
      },
    ]);
    expect(
      await bed.rows(
        `select c.name, local_title, description_en from programme p join channel c on c.id = p.channel_id order by 1`,
      ),
    ).toEqual([
      { name: 'Channel not stated', local_title: "Can't & Won't", description_en: '<b>Salt &amp; sea</b>' },
      { name: 'Sea & Sky', local_title: "Can't", description_en: 'Salt &amp; sea' },
    ]);
    expect(await bed.rows(`select name from channel where platform_id = 2`)).toEqual([
      { name: 'Lantern & Play' },
    ]);
  });
});
