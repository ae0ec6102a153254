import { request, type APIRequestContext } from '@playwright/test';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { SignedIn } from '../first-results/browser.ts';

/** The two pages, by the calls that fill them. */
export const PAGES = {
  '/savedSearches': {
    /** The beginning of the call that the page makes each time it opens. */
    call: 'Search/GetSavedSearches',
    list: 'Search/GetSavedSearches',
    remove: 'Search/DeleteSearch',
    order: 'Search/GetSortableSearches',
    setOrder: 'Search/SetSortableSearches',
    addFolder: 'Search/AddSearchFolder',
  },
  '/playlists': {
    call: 'Playlist/GetPlaylists/',
    list: 'Playlist/GetPlaylists/false/true',
    remove: 'Playlist/DeletePlaylist',
    order: 'Playlist/GetSortablePlaylists',
    setOrder: 'Playlist/SetSortablePlaylists',
    addFolder: 'Playlist/AddPlaylistFolder',
  },
} as const;
export type CollectionsPage = keyof typeof PAGES;

const DESCRIPTION = 'What is new on Mondays';
const PROGRAMMES_IN_PLAYLIST = 7;

interface Identified {
  readonly id: number;
}

/** Gives a user exactly this many saved searches and playlists, a fifth of each in a folder. */
export async function keep(url: string, signedIn: SignedIn, count: number): Promise<void> {
  const stored = signedIn.origins[0]?.localStorage ?? [];
  const token = stored.find(({ name }) => name === LOCAL_STORAGE_KEYS.token)?.value ?? '';
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  try {
    const call = caller(api);
    await keepOf(call, '/savedSearches', count, (at) =>
      call('POST', 'Search/CreateSearch', {
        searchName: `Search ${at}`,
        description: DESCRIPTION,
        filter: { term: 'the' },
      }),
    );
    await keepOf(call, '/playlists', count, (at) =>
      call('POST', 'Playlist/AddPlaylist', { name: `Playlist ${at}`, description: DESCRIPTION }),
    );
    await fill(call);
  } finally {
    await api.dispose();
  }
}

type Call = (method: string, path: string, data?: object) => Promise<unknown>;

function caller(api: APIRequestContext): Call {
  return async (method, path, data) => {
    const response = await api.fetch(`/api/${path}`, { method, ...(data ? { data } : {}) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as unknown;
  };
}

async function keepOf(
  call: Call,
  page: CollectionsPage,
  count: number,
  add: (at: number) => Promise<unknown>,
): Promise<void> {
  const { list, remove, order, setOrder, addFolder } = PAGES[page];
  const before = (await call('GET', list)) as Identified[];
  for (const { id } of before.slice(count)) await call('DELETE', `${remove}/${id}`);
  for (let at = before.length; at < count; at += 1) await add(at);
  const sorted = (await call('GET', order)) as (Identified & { readonly isFolder: boolean })[];
  const folder =
    sorted.find(({ isFolder }) => isFolder) ??
    ((await call('POST', addFolder, { name: 'Mondays' })) as Identified);
  const childs = ((await call('GET', list)) as Identified[]).slice(0, count / 5).map(({ id }) => ({ id }));
  await call('PUT', setOrder, [{ id: folder.id, isFolder: true, childs }]);
}

/** The same programmes for each playlist. */
async function fill(call: Call): Promise<void> {
  const playlists = (await call('GET', PAGES['/playlists'].list)) as Identified[];
  const { programs } = (await call('POST', 'Search/GetAdvancedSearchPrograms', {
    term: 'the',
    resultsPerPage: PROGRAMMES_IN_PLAYLIST,
  })) as { readonly programs: readonly { readonly idProgram: number }[] };
  await call('PUT', 'Playlist/AddProgramsToPlaylist', {
    idPlaylists: playlists.map(({ id }) => id),
    filter: { selectMode: 'Include', selectedIds: programs.map(({ idProgram }) => idProgram) },
    mode: 'Add',
  });
}
