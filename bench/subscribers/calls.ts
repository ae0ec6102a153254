import {
  endpoints,
  fillPath,
  type BodyInput,
  type EndpointName,
  type Endpoints,
} from '@airdex/shared-contracts/api';
import { SEARCH_TITLES, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import type { Random } from '../search-index/random.ts';

/** What a subscriber has seen so far and continues with. */
export interface Seen {
  readonly programmes: number[];
  readonly words: string[];
  readonly playlists: number[];
  page: number;
  filter: SearchFilterInput;
}

export interface PreparedCall {
  readonly name: EndpointName;
  readonly path: string;
  readonly body?: unknown;
}

function call<Name extends EndpointName>(
  name: Name,
  params: Readonly<Record<string, string | number | boolean>> = {},
  body?: BodyInput<Endpoints[Name]>,
): PreparedCall {
  const path = fillPath(endpoints[name].path, params);
  return body === undefined ? { name, path } : { name, path, body };
}

type Choice = (random: Random, seen: Seen) => PreparedCall;

const FACETS = [
  'getFacets',
  'getCountriesByPrograms',
  'getGenres',
  'getKeywords',
  'getPlatforms',
  'getFrequencies',
  'getCountriesProducedIn',
  'getCountriesDevelopedIn',
  'getMinMaxDatesByPrograms',
] as const;

const search: Choice = (random, seen) => {
  seen.page = 1;
  seen.filter = random.pick<SearchFilterInput>([
    { term: random.pick(seen.words), selectedSearchTitles: [...SEARCH_TITLES] },
    { term: random.pick(seen.words) },
    { startDate: `20${10 + Math.floor(random.next() * 15)}-01-01`, selectedFormatTypes: [1, 3] },
    { isNotaSelection: true },
  ]);
  return call('getAdvancedSearchPrograms', {}, { ...seen.filter, page: 1 });
};
const nextPage: Choice = (_, seen) =>
  call('getAdvancedSearchPrograms', {}, { ...seen.filter, page: ++seen.page, ignoreCount: true });
const facet: Choice = (random, seen) => call(random.pick(FACETS), {}, seen.filter);
const ofProgramme =
  (
    name:
      | 'getAudienceResults'
      | 'getAlso'
      | 'getRelated'
      | 'getInternationalFlow'
      | 'getPlaylistsCountByProgram',
  ): Choice =>
  (random, seen) =>
    call(name, { id: random.pick(seen.programmes) });
const card: Choice = (random, seen) =>
  call('getCard', { id: random.pick(seen.programmes), forExport: false });
const plain =
  (
    name:
      | 'getLatestPrograms'
      | 'getUpCommingPrograms'
      | 'getSavedSearches'
      | 'getFavoritesSavedSearches'
      | 'getFaqsChapters'
      | 'getReports',
  ): Choice =>
  () =>
    call(name);
const playlists: Choice = () => call('getPlaylists', { withShared: true, withCounts: true });
const newPlaylist: Choice = (random) =>
  call('addPlaylist', {}, { name: `List ${Math.floor(random.next() * 1e6)}`, description: '' });
const keepProgrammes: Choice = (random, seen) =>
  seen.playlists.length === 0
    ? newPlaylist(random, seen)
    : call(
        'addProgramsToPlaylist',
        {},
        {
          idPlaylists: [random.pick(seen.playlists)],
          mode: 'Add',
          filter: { selectMode: 'Include', selectedIds: [random.pick(seen.programmes)] },
        },
      );
const keepSearch: Choice = (random, seen) =>
  call(
    'createSearch',
    {},
    { searchName: `Search ${Math.floor(random.next() * 1e6)}`, description: '', filter: seen.filter },
  );

/** Frequencies per hundred calls. Two thirds use the search, a quarter cards, the rest store something. */
const MIX: readonly (readonly [weight: number, choice: Choice])[] = [
  [22, search],
  [14, nextPage],
  [24, facet],
  [9, card],
  [3, ofProgramme('getAudienceResults')],
  [3, ofProgramme('getAlso')],
  [3, ofProgramme('getRelated')],
  [2, ofProgramme('getInternationalFlow')],
  [3, ofProgramme('getPlaylistsCountByProgram')],
  [3, plain('getLatestPrograms')],
  [2, plain('getUpCommingPrograms')],
  [3, plain('getSavedSearches')],
  [2, plain('getFavoritesSavedSearches')],
  [1, plain('getFaqsChapters')],
  [1, plain('getReports')],
  [2, playlists],
  [1, keepProgrammes],
  [1, newPlaylist],
  [1, keepSearch],
];
const TOTAL = MIX.reduce((sum, [weight]) => sum + weight, 0);

/** A subscriber's next call. */
export function nextCall(random: Random, seen: Seen): PreparedCall {
  let at = random.next() * TOTAL;
  for (const [weight, choice] of MIX) {
    at -= weight;
    if (at < 0) return choice(random, seen);
  }
  return search(random, seen);
}

/** Every subscriber begins with these calls. */
export const FIRST_CALL: PreparedCall = call('getAdvancedSearchPrograms', {}, { page: 1 });
