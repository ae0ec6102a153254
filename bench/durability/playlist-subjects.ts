import type { Client } from './client.ts';
import { shuffled } from './shuffled.ts';
import type { Subject } from './subject.ts';

const RESULTS = 1000;
const BATCH_MAX = 120;
const COPIES_MAX = 6;
const PLAYLISTS = 12;
const FOLDERS = 3;

interface Playlist {
  readonly id: number;
  readonly name: string;
  readonly programCount: number;
}

const playlistsOf = async (client: Client): Promise<Playlist[]> =>
  (await client.read('getPlaylists', { params: { withShared: false, withCounts: true } })) as Playlist[];

const addPlaylist = async (client: Client, name: string): Promise<number> =>
  ((await client.read('addPlaylist', { body: { name, description: '' } })) as { id: number }).id;

async function programmesOf(client: Client, filter: object = {}): Promise<number[]> {
  const body = { ...filter, resultsPerPage: RESULTS };
  const { programs } = (await client.read('getAdvancedSearchPrograms', { body })) as {
    programs: { idProgram: number }[];
  };
  return programs.map(({ idProgram }) => idProgram).toSorted((a, b) => a - b);
}

/** The programmes of one playlist. Each change adds or removes many rows, and must be done as a whole or not at all. */
export function createPlaylistContents(client: Client): Subject {
  let id = 0;
  let catalogue: number[] = [];
  return {
    name: 'contents of a playlist',
    client,
    async prepare() {
      id = await addPlaylist(client, 'Contents');
      catalogue = await programmesOf(client);
    },
    read: () => programmesOf(client, { allPlaylistsSelected: false, selectedPlaylists: [id] }),
    change(state, random) {
      const stored = new Set(state as number[]);
      const size = 1 + random.below(BATCH_MAX);
      const selectedIds = Array.from({ length: size }, () => random.pick(catalogue));
      const body = { idPlaylists: [id], filter: { selectMode: 'Include' as const, selectedIds } };
      const adds = random.chance(0.6);
      for (const each of selectedIds) {
        if (adds) stored.add(each);
        else stored.delete(each);
      }
      return {
        send: () =>
          adds
            ? client.call('addProgramsToPlaylist', { body: { ...body, mode: 'Add' } })
            : client.call('removeProgramsToPlaylist', { body }),
        after: [...stored].toSorted((a, b) => a - b),
      };
    },
  };
}

/** Copies of a long playlist. Each must be complete or not exist. */
export function createPlaylistCopies(client: Client): Subject {
  let source = 0;
  let size = 0;
  /** Ids as of the last read; those of later copies are not needed. */
  let copies: number[] = [];
  return {
    name: 'copies of a playlist',
    client,
    async prepare() {
      source = await addPlaylist(client, 'Source');
      const filter = { isAllSelected: true, selectMode: 'Include' as const };
      size = (await client.read('addProgramsToPlaylist', {
        body: { idPlaylists: [source], filter, mode: 'Add' },
      })) as number;
    },
    async read() {
      const playlists = await playlistsOf(client);
      copies = playlists.map(({ id }) => id).filter((id) => id !== source);
      return playlists.map(({ programCount }) => programCount).toSorted((a, b) => a - b);
    },
    change(state) {
      const counts = state as number[];
      const oldest = copies[0];
      if (counts.length <= COPIES_MAX || oldest === undefined)
        return {
          send: () => client.call('duplicatePlaylist', { params: { id: source } }),
          after: [...counts, size],
        };
      copies = copies.slice(1);
      return {
        send: () => client.call('deletePlaylist', { params: { id: oldest } }),
        after: counts.slice(1),
      };
    },
  };
}

interface Place {
  readonly id: number;
  readonly isFolder: boolean;
  readonly childs: readonly { readonly id: number }[];
}

/** The order of playlists and folders, set as a whole. */
export function createPlaylistOrder(client: Client): Subject {
  const playlists: number[] = [];
  const folders: number[] = [];
  return {
    name: 'order of playlists',
    client,
    async prepare() {
      for (let number = 1; number <= PLAYLISTS; number++)
        playlists.push(await addPlaylist(client, `Playlist ${number}`));
      for (let number = 1; number <= FOLDERS; number++) {
        const folder = await client.read('addPlaylistFolder', { body: { name: `Folder ${number}` } });
        folders.push((folder as { id: number }).id);
      }
    },
    async read() {
      const places = (await client.read('getSortablePlaylists')) as Place[];
      return places.map(({ id, isFolder, childs }) => [id, isFolder, childs.map((child) => child.id)]);
    },
    change(_state, random) {
      const places: { id: number; isFolder: boolean; childs: { id: number }[] }[] = folders.map((id) => ({
        id,
        isFolder: true,
        childs: [],
      }));
      for (const id of shuffled(playlists, random)) {
        const folder = random.chance(0.5) ? random.pick(places.filter((place) => place.isFolder)) : null;
        if (folder === null) places.push({ id, isFolder: false, childs: [] });
        else folder.childs.push({ id });
      }
      const order = shuffled(places, random);
      const body = order.map(({ id, isFolder, childs }) =>
        isFolder ? { id, isFolder, childs } : { id, isFolder },
      );
      return {
        send: () => client.call('setSortablePlaylists', { body }),
        after: order.map(({ id, isFolder, childs }) => [id, isFolder, childs.map((child) => child.id)]),
      };
    },
  };
}
