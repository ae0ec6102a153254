import { createServer } from 'node:net';
import { sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import { databaseOf, openAsItIs } from '../database/open-database.ts';
import { listenError } from '../listen.ts';

/**
 * Checks what usually prevents a start, before pages are published: that the port is free and that PostgreSQL answers.
 * Rejects with the error of the start.
 */
export async function checkStart(
  configuration: Pick<Configuration, 'port' | 'host' | 'databaseUrl' | 'dataDir'>,
): Promise<void> {
  const { port, host, databaseUrl } = configuration;
  const at = { port, host: host ?? 'localhost' };
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, at)));
    probe.listen(at, () => probe.close(() => resolve()));
  });
  if (databaseUrl === null) return;
  const database = await openAsItIs(databaseOf(configuration));
  try {
    await sql`select`.execute(database.kysely);
  } finally {
    await database.close();
  }
}
