import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../src/database/schema.ts';

/** Adds this many programmes to the test catalogue, for large playlists. */
export const moreProgrammes = (count: number) => (kysely: Kysely<DatabaseSchema>) =>
  sql`
    insert into programme (source_key, channel_id, local_title, is_sample)
    select 'more:' || i, (select min(id) from channel), 'More ' || i, true
    from generate_series(1, ${count}::int) as i`.execute(kysely);
