import { endpoints, fillPath, pathParameters, type EndpointName } from '@airdex/shared-contracts/api';
import { FORMAT_TYPES } from '@airdex/shared-contracts/constants';
import { TEST_PROGRAMMES } from '../test-catalogue.ts';
import { playlistMark, searchMark } from './marks.ts';
import type { Chooser } from './random-subscription.ts';

/** Calls that need special treatment, and the tests that cover them instead. */
const LEFT_OUT = new Set<EndpointName>([
  // Ends the session that the other calls need.
  'logOut',
  // Changes the password that the other calls need.
  'changePassword',
  // Prints with a browser: covered by the exports.
  'getCardPdf',
]);

const CALLS = Object.entries(endpoints)
  .filter(([name, entry]) => entry.access === 'user' && !LEFT_OUT.has(name as EndpointName))
  .map(([name]) => name as EndpointName);

/** Calls that must have succeeded at least once: errors alone prove nothing. */
export const MUST_SUCCEED = [
  'getAdvancedSearchPrograms',
  'getAdvancedSearchProgramsExport',
  'getFacets',
  'getCountriesByPrograms',
  'getCard',
  'getAlso',
  'getRelated',
  'getInternationalFlow',
  'getPlaylistsPrograms',
  'getPlaylists',
  'addProgramsToPlaylist',
  'duplicatePlaylist',
  'linkMultipleSharedPlaylist',
  'getSavedSearchPrograms',
  'media',
] as const;

export interface RandomCall {
  readonly name: EndpointName | 'media';
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
}

/** Ids with which a user's calls may succeed. */
export interface Belongings {
  readonly idUser: number;
  readonly searches: readonly number[];
  readonly playlists: readonly number[];
  readonly colleagues: readonly number[];
}

/** Ids in the test database are small numbers; most are hit sooner or later. */
const COLLECTION_IDS = 40;
const USER_IDS = 12;

function filter(choose: Chooser): object {
  const ids = (end: number, most: number) =>
    Array.from({ length: choose.below(most) }, () => 1 + choose.below(end));
  const parts: Readonly<Record<string, () => unknown>> = {
    term: () => choose.one(['a', 'harbour', '港口', '%', '«p1']),
    selectedBroadcasts: () => ids(26, 6),
    selectedGenres: () => ids(70, 20),
    selectedFormatTypes: () => choose.some(Object.values(FORMAT_TYPES), 0.5),
    selectedPlaylists: () => ids(COLLECTION_IDS, 4),
    allPlaylistsSelected: () => choose.chance(0.5),
    startDate: () => choose.one(['2000-01-01', '2023-06-01']),
    selectMode: () => choose.one(['Include', 'Exclude']),
    selectedIds: () => ids(TEST_PROGRAMMES, 100),
    isAllSelected: () => choose.chance(0.5),
    isNotaSelection: () => true,
  };
  return Object.fromEntries(choose.some(Object.entries(parts), 0.25).map(([name, value]) => [name, value()]));
}

/** An own id in half of all cases, else any user's. */
function idOf(own: readonly number[], end: number, choose: Chooser): number {
  return own.length > 0 && choose.chance(0.5) ? choose.one(own) : 1 + choose.below(end);
}

function bodyOf(name: EndpointName, mine: Belongings, choose: Chooser): unknown {
  const { idUser } = mine;
  const isOfPlaylists = endpoints[name].path.startsWith('api/Playlist/');
  const own = isOfPlaylists ? mine.playlists : mine.searches;
  const collection = () => idOf(own, COLLECTION_IDS, choose);
  const collections = () => Array.from({ length: 1 + choose.below(2) }, collection);
  const users = () =>
    Array.from({ length: 1 + choose.below(2) }, () => idOf(mine.colleagues, USER_IDS, choose));
  const order = () =>
    collections().map((id) => ({
      id,
      isFolder: choose.chance(0.3),
      childs: choose.chance(0.3) ? [{ id: collection() }] : [],
    }));
  const bodies: Partial<Record<EndpointName, () => unknown>> = {
    setDailyUpdateConfig: () => ({ isActive: choose.chance(0.5), email: 'reader@example.com' }),
    informationRequest: () => ({
      launchId: 1 + choose.below(TEST_PROGRAMMES),
      localTitle: 'Title',
      request: 1,
      message: 'More, please',
    }),
    getAdvancedSearchPrograms: () => ({
      ...filter(choose),
      resultsPerPage: 1000,
      savedSearchId: collection(),
      refreshLastCall: true,
    }),
    createSearch: () => ({ searchName: searchMark(idUser), description: '', filter: filter(choose) }),
    saveSearchFilter: () => ({ id: collection(), filter: filter(choose) }),
    saveSearch: () => ({ id: collection(), searchName: searchMark(idUser), description: '' }),
    saveSortableSearch: () => ({ id: collection(), idFolder: choose.one([null, collection()]), position: 0 }),
    setSortableSearches: order,
    setSortablePlaylists: order,
    setSearchShowInHomepage: () => collections().map((id) => ({ id, showInHomepage: choose.chance(0.5) })),
    setSearchFavorites: collections,
    addSearchFolder: () => ({ name: searchMark(idUser) }),
    saveSearchFolder: () => ({ id: collection(), name: searchMark(idUser) }),
    addPlaylistFolder: () => ({ name: searchMark(idUser) }),
    savePlaylistFolder: () => ({ id: collection(), name: searchMark(idUser) }),
    addPlaylist: () => ({ name: playlistMark(idUser), description: '' }),
    savePlaylist: () => ({ id: collection(), name: playlistMark(idUser), description: '' }),
    addProgramsToPlaylist: () => ({
      idPlaylists: collections(),
      filter: filter(choose),
      mode: choose.one(['Add', 'ReplaceByProgram']),
    }),
    removeProgramsToPlaylist: () => ({ idPlaylists: collections(), filter: filter(choose) }),
    linkMultipleSharedPlaylist: users,
    unlinkMultipleSharedPlaylist: users,
  };
  return endpoints[name] && 'body' in endpoints[name]
    ? (bodies[name] ?? (() => filter(choose)))()
    : undefined;
}

/** Names of path parameters that are not ids of programmes or collections. */
const OTHER_PARAMETERS: Readonly<Record<string, (choose: Chooser) => string>> = {
  forExport: (choose) => String(choose.chance(0.5)),
  withShared: (choose) => String(choose.chance(0.8)),
  withCounts: (choose) => String(choose.chance(0.8)),
  dailyUpdate: (choose) => String(choose.chance(0.5)),
  limit: (choose) => String(choose.below(150)),
  term: (choose) => choose.one(['', 'a', 'user']),
};

/** A call of a subscriber: any call of the API, with any user's ids. */
export function randomCall(mine: Belongings, choose: Chooser): RandomCall {
  if (choose.chance(0.08)) {
    const id = 1 + choose.below(TEST_PROGRAMMES);
    const url = choose.one([`/media/pictures/${id}.svg`, `/media/videos/${id}.webm`]);
    return { name: 'media', method: choose.one(['GET', 'HEAD']), url };
  }
  const name = choose.one(CALLS);
  const { path, method } = endpoints[name];
  const ofProgramme = path.startsWith('api/Card/') || path.includes('ByProgram/');
  const values = Object.fromEntries(
    pathParameters(path).map((parameter) => [
      parameter.name,
      OTHER_PARAMETERS[parameter.name]?.(choose) ??
        String(
          ofProgramme
            ? 1 + choose.below(TEST_PROGRAMMES)
            : idOf(path.startsWith('api/Playlist/') ? mine.playlists : mine.searches, COLLECTION_IDS, choose),
        ),
    ]),
  );
  const payload = bodyOf(name, mine, choose);
  return {
    name,
    method,
    url: fillPath(path, values),
    ...(payload === undefined ? {} : { payload: payload as object }),
  };
}
