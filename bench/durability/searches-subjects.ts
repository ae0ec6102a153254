import type { Client } from './client.ts';
import { shuffled } from './shuffled.ts';
import type { Subject } from './subject.ts';

const LIST_MAX = 40;
const SEARCHES = 8;
const FAVOURITES_MAX = 5;

interface SavedSearch {
  readonly id: number;
  readonly searchName: string;
}

const createSearch = (client: Client, searchName: string) =>
  client.call('createSearch', { body: { searchName, description: '', filter: { term: searchName } } });

/** A list that grows and shrinks by one row at a time, as fast as the server can. */
export function createSearchList(client: Client): Subject {
  let made = 0;
  let stored: SavedSearch[] = [];
  return {
    name: 'list of saved searches',
    client,
    prepare: () => Promise.resolve(),
    async read() {
      stored = (await client.read('getSavedSearches')) as SavedSearch[];
      return stored.map(({ searchName }) => searchName).toSorted();
    },
    change(state) {
      const names = state as string[];
      const oldest = stored[0];
      if (names.length < LIST_MAX || oldest === undefined) {
        const name = `Search ${++made}`;
        return { send: () => createSearch(client, name), after: [...names, name].toSorted() };
      }
      stored = stored.slice(1);
      return {
        send: () => client.call('deleteSearch', { params: { id: oldest.id } }),
        after: names.filter((name) => name !== oldest.searchName),
      };
    },
  };
}

/** The favourites, set as a whole: all changes of the mark are stored, or none. */
export function createFavourites(client: Client): Subject {
  const ids: number[] = [];
  return {
    name: 'favourites',
    client,
    async prepare() {
      for (let number = 1; number <= SEARCHES; number++) {
        const { text } = await createSearch(client, `Favourite ${number}`);
        ids.push((JSON.parse(text) as SavedSearch).id);
      }
    },
    async read() {
      const favourites = (await client.read('getFavoritesSavedSearches')) as SavedSearch[];
      return favourites.map(({ id }) => id).toSorted((a, b) => a - b);
    },
    change(_state, random) {
      const body = shuffled(ids, random).slice(0, 1 + random.below(FAVOURITES_MAX));
      return {
        send: () => client.call('setSearchFavorites', { body }),
        after: body.toSorted((a, b) => a - b),
      };
    },
  };
}
