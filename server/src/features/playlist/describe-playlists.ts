import type { Playlist } from '@airdex/shared-contracts/api';
import type { Caller } from '../../http/caller.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { noSuchPlaylist } from './own-playlists.ts';
import { readPlaylists } from './playlists.ts';
import { countEntries } from '../collections/readable-playlists.ts';

/**
 * The same playlists, all readable by the caller, with the number of their programmes within the caller's
 * subscription.
 */
export async function* withProgrammeCounts(
  { kysely, index, scopes }: CatalogueServices,
  caller: Caller,
  batches: AsyncIterable<readonly Playlist[]>,
): AsyncGenerator<Playlist[]> {
  const scope = await scopes.of(caller);
  for await (const playlists of batches) {
    const ids = playlists.map(({ id }) => id);
    const counts = await countEntries(kysely, ids, (id) => index.contains(scope, id));
    yield playlists.map((playlist) => ({ ...playlist, programCount: counts.get(playlist.id) ?? 0 }));
  }
}

/** One playlist as the caller sees it; rejected (404) if it may not be read. */
export async function describePlaylist(
  services: CatalogueServices,
  caller: Caller,
  id: number,
): Promise<Playlist> {
  const found = readPlaylists(services.kysely, caller.idUser, { id });
  for await (const [playlist] of withProgrammeCounts(services, caller, found)) if (playlist) return playlist;
  throw noSuchPlaylist();
}
