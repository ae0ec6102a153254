import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';

export interface FormatValues {
  readonly source_key: string;
  readonly title: string;
  readonly origin_country_id?: number;
}

interface StoredFormat {
  readonly id: number;
  readonly source_key: string;
}

/** Families of programmes: adds missing ones and finds existing ones by key. */
export class FormatCache {
  readonly #database: Kysely<DatabaseSchema>;
  readonly #ids = new Map<string, number>();
  /** Formats added or changed so far. */
  changed = 0;

  constructor(database: Kysely<DatabaseSchema>) {
    this.#database = database;
  }

  /** Ids of the formats by key. For stored formats, the title is corrected and an empty origin is filled. */
  async ensure(formats: readonly FormatValues[]): Promise<ReadonlyMap<string, number>> {
    const fresh = [...new Map(formats.map((format) => [format.source_key, format])).values()].filter(
      (format) => !this.#ids.has(format.source_key),
    );
    if (fresh.length > 0) await this.#write(fresh);
    return this.#ids;
  }

  async #write(formats: readonly FormatValues[]): Promise<void> {
    const given = sql`json_to_recordset(${JSON.stringify(formats)}::json)
      as given (source_key text, title text, origin_country_id integer)`;
    const updated = await sql`
      update format as stored
      set title = given.title, origin_country_id = coalesce(given.origin_country_id, stored.origin_country_id)
      from ${given}
      where stored.source_key = given.source_key
        and (stored.title, stored.origin_country_id)
          is distinct from (given.title, coalesce(given.origin_country_id, stored.origin_country_id))
      returning stored.id`.execute(this.#database);
    const inserted = await sql`
      insert into format (source_key, title, origin_country_id)
      select source_key, title, origin_country_id from ${given}
      where not exists (select from format as stored where stored.source_key = given.source_key)
      returning id`.execute(this.#database);
    this.changed += updated.rows.length + inserted.rows.length;
    const stored = await sql<StoredFormat>`
      select format.id, format.source_key from format join ${given} using (source_key)`.execute(
      this.#database,
    );
    for (const { id, source_key } of stored.rows) this.#ids.set(source_key, id);
  }
}
