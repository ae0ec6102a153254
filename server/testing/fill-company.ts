import { sql } from 'kysely';
import { readConfiguration } from '../src/configuration.ts';
import { openDatabase } from '../src/database/open-database.ts';

/**
 * `node fill-company.ts COLLEAGUES PLAYLISTS` adds users and playlists to a server's database: that many colleagues
 * of the user demo, desk1 and so on, and that many playlists of the user limited, List 1 and so on.
 */
const [colleagues, playlists] = process.argv.slice(2).map(Number);
const { databaseUrl, dataDir } = readConfiguration(process.env);
const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
try {
  await sql`
    insert into app_user (company_id, password_hash, username, email)
    select company_id, password_hash, 'desk' || number, 'desk' || number || '@example.com'
    from app_user, generate_series(1, ${colleagues}) as number
    where username = 'demo'`.execute(database.kysely);
  await sql`
    insert into playlist (user_id, name, position)
    select id, 'List ' || number, 1000 + number
    from app_user, generate_series(1, ${playlists}) as number
    where username = 'limited'`.execute(database.kysely);
} finally {
  await database.close();
}
