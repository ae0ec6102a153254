import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@airdex/server/testing/test-database';
import { catalogueText, importTestbed, type ImportTestbed } from '../../testing/import-testbed.ts';
import type { FileResult } from './import-result.ts';

/* The source data of the product is not part of the repository. If it is next to the checkout, or if
   AIRDEX_IMPORT_DATA names its folder, all of it is imported here; otherwise these tests are skipped. */
const BESIDE = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const FOLDER = path.resolve(process.env['AIRDEX_IMPORT_DATA'] ?? BESIDE);
const MINUTES = 60_000;
/** This takes half a minute alone, and several minutes during other tests on a small machine. */
const LIMIT = 10 * MINUTES;

/** Counts per file of the last import. */
function taken(files: readonly FileResult[]): Extract<FileResult, { state: 'taken' }>[] {
  return files.filter((file) => file.state === 'taken');
}

// On one database, because it takes half a minute. Other suites run the SQL of imports on both.
describe.skipIf(!existsSync(FOLDER)).each([testDatabase()])('the complete source data on $name', (kind) => {
  let bed: ImportTestbed;
  let files: readonly FileResult[];
  beforeAll(async () => {
    bed = await importTestbed(kind);
    files = (await bed.run([FOLDER])).files;
  }, LIMIT);
  afterAll(() => bed.close());

  const count = async (query: string): Promise<number> =>
    (await bed.rows<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? 0;

  test('results in an outcome for every row: added, unchanged, merged or rejected', () => {
    let rows = 0;
    for (const { counts, rowsRead, file } of taken(files)) {
      rows += rowsRead;
      const { taken: changed, unchanged, merged, rejected } = counts;
      expect({ file, rows: changed + unchanged + merged + rejected }).toEqual({ file, rows: rowsRead });
    }
    expect(rows).toBeGreaterThan(100_000);
  });

  test('fails only for guides that are broken or not XMLTV', () => {
    const failed = files.filter(({ state }) => state === 'failed').map(({ file }) => path.basename(file));
    expect(failed.sort()).toEqual(['ektotv_broken.xml', 'hk_hoy_not_xmltv_schema.xml']);
  });

  test('contains channels of 231 countries and programmes of more than 100', async () => {
    expect(
      await count('(select distinct country_id from channel where country_id is not null) as each'),
    ).toBe(231);
    const countries =
      'programme join channel on channel.id = programme.channel_id where channel.country_id is not null';
    expect(await count(`(select distinct channel.country_id from ${countries}) as each`)).toBeGreaterThan(
      100,
    );
    expect(await count('programme')).toBeGreaterThan(50_000);
  });

  test('keeps titles of every script intact', async () => {
    const titles = (pattern: string): Promise<number> => count(`programme where local_title ~ '${pattern}'`);
    expect(await titles('[\\u4e00-\\u9fff]')).toBeGreaterThan(10_000);
    expect(await titles('[\\u3040-\\u30ff]')).toBeGreaterThan(10_000);
    expect(await titles('[\\u10d0-\\u10ff]')).toBeGreaterThan(5);
    expect(await titles('[\\u0400-\\u04ff]')).toBeGreaterThan(50);
    expect(await titles('[\\u0600-\\u06ff]')).toBeGreaterThan(50);
    // Three titles of one guide had already lost a letter in the source.
    expect(await titles('\\ufffd')).toBe(3);
    // UTF-8 read as Latin-1.
    expect(await titles('Ã[\\u0080-\\u00bf]')).toBe(0);
  });

  test('gives the same result for re-encoded extracts as for their original list', () => {
    const extracts = taken(files).filter(({ layout }) => layout === 'channels (extract)');
    expect(extracts.map(({ encoding }) => encoding).sort()).toEqual([
      'gb18030',
      'utf-16le',
      'windows-1251',
      'windows-1252',
    ]);
    for (const { counts } of extracts)
      expect(counts.unchanged / (counts.unchanged + counts.taken)).toBeGreaterThan(0.99);
  });

  test('follows formats through several countries', async () => {
    const travelled = `(select format_id from programme join channel on channel.id = programme.channel_id
        where format_id is not null group by format_id having count(distinct channel.country_id) >= 5) as each`;
    expect(await count(travelled)).toBeGreaterThan(100);
  });

  test('invents nothing: no slot share, no sample, shares only from tables that contain them', async () => {
    expect(await count('programme where slot_share is not null or is_sample')).toBe(0);
    const shares = await count('programme where share_premiere is not null or share_average is not null');
    expect(shares).toBeGreaterThan(0);
    expect(shares).toBeLessThan(50);
    expect(await count('programme where launch_date is null')).toBeGreaterThan(0);
  });

  test(
    'changes nothing when it is imported again',
    async () => {
      const before = await catalogueText(bed);
      const again = await bed.run([FOLDER]);
      const changed = taken(again.files).filter(({ counts }) => counts.taken > 0);
      expect(changed.map(({ file }) => file)).toEqual([]);
      expect(await catalogueText(bed)).toBe(before);
    },
    LIMIT,
  );
});
