import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/**
 * Locks the company of a user until the transaction ends, and returns its id. The user then stays in it. Playlists are
 * shared only within a company, so sharing and moving a user to another company must take turns.
 */
export async function holdCompany(transaction: Transaction<DatabaseSchema>, idUser: number): Promise<number> {
  const { company_id: id } = await transaction
    .selectFrom('app_user')
    .select('company_id')
    .where('id', '=', idUser)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await transaction.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return id;
}
