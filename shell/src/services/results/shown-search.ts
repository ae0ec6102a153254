import type { RaisedEvent } from '@airdex/shared-contracts/events';
import { isSearchPath, readSearchAddress, type SearchFrom } from '@airdex/shared-contracts/search-filter';

/** The search on the screen, as the frame needs it to name it and to mark the entry that starts it. */
export interface ShownSearch {
  /** Null when it is unknown. */
  readonly from: SearchFrom | null;
  readonly term: string;
  readonly savedSearchId: number | null;
  /** The playlist whose programmes it shows. */
  readonly playlistId: number | null;
}

const UNKNOWN: ShownSearch = { from: null, term: '', savedSearchId: null, playlistId: null };

/** Whether the frame would show the same for both. */
export function isSameSearch(one: ShownSearch | null, other: ShownSearch | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.from === other.from &&
    one.term === other.term &&
    one.savedSearchId === other.savedSearchId &&
    one.playlistId === other.playlistId
  );
}

/** The search of an address; null if the path is that of a page. */
export function searchOfLocation(location: string): ShownSearch | null {
  if (!isSearchPath(location)) return null;
  const reading = readSearchAddress(location);
  if (!reading.ok) return UNKNOWN;
  const { searchFrom, term, savedSearchId, selectedPlaylists } = reading.search.filter;
  const playlistId = searchFrom === 'Playlist' ? (selectedPlaylists[0] ?? null) : null;
  return { from: searchFrom, term, savedSearchId, playlistId };
}

/** The search of a command, as far as it is known before the search remote has written its address. */
export function searchOfCommand(event: RaisedEvent): ShownSearch {
  switch (event.name) {
    case 'NotaSelection':
    case 'AudienceBooster':
    case 'Latest':
    case 'Upcoming':
      return { ...UNKNOWN, from: event.name };
    case 'SavedSearch':
      return { ...UNKNOWN, from: event.name, savedSearchId: event.payload.id };
    case 'Playlist':
      return { ...UNKNOWN, from: event.name, playlistId: event.payload.id };
    case 'setSearchFrom':
    case 'submitSearch':
      return { ...UNKNOWN, term: event.payload.header.term.trim() };
    default:
      return UNKNOWN;
  }
}
