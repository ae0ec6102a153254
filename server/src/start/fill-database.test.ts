import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { openPostgresDatabase } from '../database/postgres/postgres-database.ts';
import { fillDatabase } from './fill-database.ts';
import { createProgress } from './progress.ts';

test('a database that stops during the start is unavailable, and not a defect', async () => {
  const database = openPostgresDatabase({ url: 'postgres://127.0.0.1:1/airdex' });
  const progress = createProgress({ write: () => undefined });
  await expect(fillDatabase(database, { sampleProgrammes: 1 }, progress)).rejects.toThrow(
    DatabaseUnavailable,
  );
  await database.close();
});
