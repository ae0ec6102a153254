import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import * as catalogue from '../database/migrations/0001-catalogue.ts';
import {
  AUDIENCE_TARGETS,
  COUNTRY_CODES,
  ensureReference,
  FREQUENCIES,
  GENRES,
  KEYWORDS,
} from '@airdex/catalogue-data/reference';

interface NameOnly {
  readonly name_en: string;
  readonly name_zh: string;
}

let database: Kysely<unknown>;

beforeAll(async () => {
  database = new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  await catalogue.up(database);
});

afterAll(() => database.destroy());

describe('ensureReference', () => {
  test('stores every list and returns the ids by key', async () => {
    const ids = await ensureReference(database);
    expect(ids.countries.size).toBe(COUNTRY_CODES.length);
    expect([...ids.genres.keys()].sort()).toEqual(GENRES.map(({ key }) => key).sort());
    expect(ids.subgenres.size).toBe(GENRES.flatMap(({ entries }) => entries).length);
    expect(ids.keywords.size).toBe(KEYWORDS.length + KEYWORDS.flatMap(({ entries }) => entries).length);
    expect(ids.frequencies.size).toBe(FREQUENCIES.length);
    expect(ids.audienceTargets.size).toBe(AUDIENCE_TARGETS.length);
  });

  test('puts subgenres under their genre and keywords under their group', async () => {
    const ids = await ensureReference(database);
    const subgenre = await sql<{ genre_id: number } & NameOnly>`
      select genre_id, name_en, name_zh from subgenre where source_key = 'crime-mystery/police'`.execute(
      database,
    );
    expect(subgenre.rows).toEqual([
      { genre_id: ids.genres.get('crime-mystery'), name_en: 'Police Procedural', name_zh: '刑侦剧' },
    ]);
    const keyword = await sql<{ parent_id: number }>`
      select parent_id from keyword where source_key = 'food/baking'`.execute(database);
    expect(keyword.rows).toEqual([{ parent_id: ids.keywords.get('food') }]);
  });

  test('keeps ids when run again, corrects names and leaves other rows alone', async () => {
    const before = await ensureReference(database);
    await sql`update country set name_en = 'Wrong' where code = 'FR'`.execute(database);
    await sql`insert into genre (source_key, name_en, name_zh) values ('imported:x', 'X', '某')`.execute(
      database,
    );
    const after = await ensureReference(database);
    expect(after.countries).toEqual(before.countries);
    expect(after.subgenres).toEqual(before.subgenres);
    expect(after.genres.has('imported:x')).toBe(true);
    const names = await sql<NameOnly>`select name_en, name_zh from country where code = 'FR'`.execute(
      database,
    );
    expect(names.rows).toEqual([{ name_en: 'France', name_zh: '法国' }]);
  });
});
