import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

const BYTES = 32;

/** A key that all nodes of the installation share, created by the first one that needs it. */
export async function serverSecret(kysely: Kysely<DatabaseSchema>, name: string): Promise<Uint8Array> {
  await kysely
    .insertInto('server_secret')
    .values({ name, value: randomBytes(BYTES).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await kysely
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
