import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { readSavedSearches } from '../saved-search/saved-searches.ts';

interface OwnSearch extends SavedSearch {
  /** Null outside folders. */
  readonly idFolder: number | null;
}

/** A user's saved searches with their folders, in batches. */
export async function* readOwnSearches(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
): AsyncGenerator<OwnSearch[]> {
  const rows = await kysely
    .selectFrom('saved_search')
    .select(['id', 'folder_id'])
    .where('user_id', '=', idUser)
    .execute();
  const folders = new Map(rows.map(({ id, folder_id }) => [id, folder_id]));
  for await (const batch of readSavedSearches(kysely, idUser))
    yield batch.map((search) => ({ ...search, idFolder: folders.get(search.id) ?? null }));
}
