import type { EndpointName } from '@airdex/shared-contracts/api';
import type { CallOptions } from './test-call.ts';

/** The caller's data when a call is made. */
export interface Owned {
  readonly search: number;
  readonly deletedSearch: number;
  readonly searchFolder: number;
  readonly playlist: number;
  readonly deletedPlaylist: number;
  readonly playlistFolder: number;
  readonly colleague: number;
  readonly programme: number;
}

export interface Example {
  readonly name: EndpointName;
  readonly requirement: 'API-03' | 'API-06' | 'API-07';
  readonly valid: (owned: Owned) => Pick<CallOptions<EndpointName>, 'params' | 'body'>;
  /** Whether the call refers to the caller's data. */
  readonly namesOwned: boolean;
  /** An invalid body, and the field named in the error. */
  readonly bad?: readonly [body: unknown, field: string];
}

const filter = { isVideoPresent: true };

function example(
  requirement: Example['requirement'],
  name: EndpointName,
  namesOwned: boolean,
  valid: (owned: Owned) => {
    params?: Record<string, string | number | boolean>;
    body?: unknown;
  } = () => ({}),
  bad?: Example['bad'],
): Example {
  return { requirement, name, namesOwned, valid: valid as Example['valid'], ...(bad ? { bad } : {}) };
}

/** Every call of saved searches, playlists and their folders, as their owner makes it. */
export const COLLECTION_CALLS: readonly Example[] = [
  example('API-03', 'getSavedSearchPrograms', true, ({ search }) => ({ params: { id: search } })),
  example('API-03', 'getSavedSearchPrograms', false),
  example('API-03', 'getHomepageSavedSearches', false),
  example('API-03', 'getFavoritesSavedSearches', false),
  example('API-03', 'getSavedSearches', false),
  example('API-03', 'getDailyUpdateSavedSearches', false),
  example('API-03', 'getSortableSearches', false),

  example('API-06', 'createSearch', false, () => ({ body: { searchName: 'x', filter } }), [
    { searchName: 'x', filter: { term: 1 } },
    'filter.term',
  ]),
  example('API-06', 'saveSearchFilter', true, ({ search }) => ({ body: { id: search, filter } }), [
    { id: 1.5, filter },
    'id',
  ]),
  example('API-06', 'saveSearch', true, ({ search }) => ({ body: { id: search, searchName: 'x' } }), [
    { id: 1, searchName: 'x', isFavorite: 'yes' },
    'isFavorite',
  ]),
  example(
    'API-06',
    'saveSortableSearch',
    true,
    ({ search, searchFolder }) => ({ body: { id: search, idFolder: searchFolder, position: 0 } }),
    [{ id: 1, position: 0 }, 'idFolder'],
  ),
  example('API-06', 'addSearchFolder', false, () => ({ body: { name: 'x' } }), [{}, 'name']),
  example('API-06', 'duplicateSearch', true, ({ search }) => ({ params: { id: search } })),
  example(
    'API-06',
    'setSearchShowInHomepage',
    true,
    ({ search }) => ({ body: [{ id: search, showInHomepage: true }] }),
    [[{ id: 1 }], '0.showInHomepage'],
  ),
  example('API-06', 'setSearchFavorites', true, ({ search }) => ({ body: [search] }), [[1, null], '1']),
  example('API-06', 'setSearchDailyUpdate', true, ({ search }) => ({
    params: { id: search, dailyUpdate: true },
  })),
  example(
    'API-06',
    'saveSearchFolder',
    true,
    ({ searchFolder }) => ({ body: { id: searchFolder, name: 'x' } }),
    [{ id: 1, name: 5 }, 'name'],
  ),
  example(
    'API-06',
    'setSortableSearches',
    true,
    ({ search }) => ({ body: [{ id: search, isFolder: false }] }),
    [{}, ''],
  ),
  example('API-06', 'deleteSearch', true, ({ search }) => ({ params: { id: search } })),
  example('API-06', 'restoreSearch', true, ({ deletedSearch }) => ({ params: { id: deletedSearch } })),
  example('API-06', 'deleteSearchFolder', true, ({ searchFolder }) => ({ params: { id: searchFolder } })),

  example('API-07', 'getPlaylists', false, () => ({ params: { withShared: true, withCounts: true } })),
  example('API-07', 'getPlaylistsPrograms', true, ({ playlist }) => ({ params: { id: playlist, limit: 7 } })),
  example('API-07', 'getPlaylistsByProgram', false, ({ programme }) => ({ params: { id: programme } })),
  example('API-07', 'getPlaylistsCountByProgram', false, ({ programme }) => ({ params: { id: programme } })),
  example('API-07', 'getUnseenSharedPlaylistCount', false),
  example('API-07', 'getSharedPlaylistUsers', true, ({ playlist }) => ({ params: { id: playlist } })),
  example('API-07', 'getSharedPlaylistUsers', true, ({ playlist }) => ({
    params: { id: playlist, term: 'c' },
  })),
  example('API-07', 'getSortablePlaylists', false),
  example('API-07', 'addPlaylist', false, () => ({ body: { name: 'x' } }), [
    { name: 'x', description: 'x'.repeat(5001) },
    'description',
  ]),
  example('API-07', 'addPlaylistFolder', false, () => ({ body: { name: 'x' } }), [{ name: null }, 'name']),
  example('API-07', 'markSharedPlaylistsAsSeen', false),
  example('API-07', 'savePlaylist', true, ({ playlist }) => ({ body: { id: playlist, name: 'x' } }), [
    { name: 'x' },
    'id',
  ]),
  example('API-07', 'duplicatePlaylist', true, ({ playlist }) => ({ params: { id: playlist } })),
  example(
    'API-07',
    'addProgramsToPlaylist',
    true,
    ({ playlist }) => ({ body: { idPlaylists: [playlist], filter, mode: 'Add' } }),
    [{ idPlaylists: 1, filter, mode: 'Add' }, 'idPlaylists'],
  ),
  example(
    'API-07',
    'removeProgramsToPlaylist',
    true,
    ({ playlist }) => ({ body: { idPlaylists: [playlist], filter } }),
    [{ idPlaylists: [1], filter: { selectMode: 'None' } }, 'filter.selectMode'],
  ),
  example(
    'API-07',
    'linkMultipleSharedPlaylist',
    true,
    ({ playlist, colleague }) => ({ params: { id: playlist }, body: [colleague] }),
    [['x'], '0'],
  ),
  example(
    'API-07',
    'unlinkMultipleSharedPlaylist',
    true,
    ({ playlist, colleague }) => ({ params: { id: playlist }, body: [colleague] }),
    [{ ids: [1] }, ''],
  ),
  example(
    'API-07',
    'savePlaylistFolder',
    true,
    ({ playlistFolder }) => ({ body: { id: playlistFolder, name: 'x' } }),
    [{ id: '1', name: 'x' }, 'id'],
  ),
  example(
    'API-07',
    'setSortablePlaylists',
    true,
    ({ playlist }) => ({ body: [{ id: playlist, isFolder: false }] }),
    [[{ id: 1, isFolder: 0 }], '0.isFolder'],
  ),
  example('API-07', 'deletePlaylist', true, ({ playlist }) => ({ params: { id: playlist } })),
  example('API-07', 'restorePlaylist', true, ({ deletedPlaylist }) => ({ params: { id: deletedPlaylist } })),
  example('API-07', 'deletePlaylistFolder', true, ({ playlistFolder }) => ({
    params: { id: playlistFolder },
  })),
];
