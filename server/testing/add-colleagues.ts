import { sql } from 'kysely';
import { readConfiguration } from '../src/configuration.ts';
import { openDatabase } from '../src/database/open-database.ts';

/** `node add-colleagues.ts COUNT`: gives the user demo so many colleagues, desk1 and so on, in a server's database. */
const count = Number(process.argv[2]);
const { databaseUrl, dataDir } = readConfiguration(process.env);
const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
try {
  await sql`
    insert into app_user (company_id, password_hash, username, email)
    select company_id, password_hash, 'desk' || number, 'desk' || number || '@example.com'
    from app_user, generate_series(1, ${count}) as number
    where username = 'demo'`.execute(database.kysely);
} finally {
  await database.close();
}
