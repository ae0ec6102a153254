import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const MIGRATIONS = '../src/database/migrations/';
/** The sources of what `fillTestDatabase` writes. */
const CONTENT = ['./', '../src/start/sample-users/', '../../catalogue-data/src/reference/'];

async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const place = new URL(folder, import.meta.url);
    for (const name of (await readdir(place)).filter((it) => /\.(ts|yaml)$/.test(it)).sort())
      hash.update(await readFile(new URL(name, place)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Identifies the schema by the text of its migrations: 16 hexadecimal digits. */
export const migrationsHash = (): Promise<string> => hashOf([MIGRATIONS]);

/** Identifies schema and content of a filled test database in the same way. */
export const filledDatabaseHash = (): Promise<string> => hashOf([MIGRATIONS, ...CONTENT]);
