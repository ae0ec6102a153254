import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Identifies the schema by the text of its migrations: 16 hexadecimal digits. */
export async function migrationsHash(): Promise<string> {
  const folder = new URL('../src/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
