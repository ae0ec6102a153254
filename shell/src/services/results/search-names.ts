import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import type { ShownSearch } from './shown-search.ts';

/** Maximum number of names. Beyond this, the oldest ones are removed. */
const NAMES_MAX = 100;

type Kind = 'saved' | 'playlist';

/** Names of the saved searches and playlists that were opened in this tab, because addresses contain only their ids. */
export interface SearchNames {
  /** Name of the saved search or playlist of a search; empty if it is unknown. */
  readonly nameOf: (search: ShownSearch) => string;
  /** Removes all names, so that the next user does not see them. */
  readonly forget: () => void;
}

function storedNames(storage: BrowserStorage): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.read(SESSION_STORAGE_KEYS.searchNames) ?? '[]');
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(
      entries.filter((entry): entry is [string, string] => Array.isArray(entry) && entry.length === 2),
    );
  } catch {
    return new Map();
  }
}

/** Collects names from the commands of the bus, and stores them for the tab. */
export function createSearchNames(bus: EventBus, storage: BrowserStorage): SearchNames {
  const names = storedNames(storage);
  const keyOf = (kind: Kind, id: number) => `${kind} ${id}`;

  function learn(kind: Kind, id: number, name: string): void {
    names.delete(keyOf(kind, id));
    names.set(keyOf(kind, id), name);
    storage.write(SESSION_STORAGE_KEYS.searchNames, JSON.stringify([...names].slice(-NAMES_MAX)));
  }

  bus.on('SavedSearch').subscribe(({ id, searchName }) => learn('saved', id, searchName));
  bus.on('Playlist').subscribe(({ id, name }) => learn('playlist', id, name));
  return {
    forget() {
      names.clear();
      storage.write(SESSION_STORAGE_KEYS.searchNames, null);
    },
    nameOf({ from, savedSearchId, playlistId }) {
      if (from === 'SavedSearch' && savedSearchId !== null)
        return names.get(keyOf('saved', savedSearchId)) ?? '';
      return playlistId === null ? '' : (names.get(keyOf('playlist', playlistId)) ?? '');
    },
  };
}
