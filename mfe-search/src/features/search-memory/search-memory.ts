import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { ProgrammeSelection, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { EntryMemory } from './entry-memory.ts';
import { placeOfText, textOfPlace, textOfTicks, ticksOfText, type KeptPlace } from './remembered.ts';

/** What is known about a search that the user has returned to. */
export interface Remembered {
  readonly place: KeptPlace | null;
  readonly ticks: ProgrammeSelection | null;
  /** The last view of its saved search, as of the start of the search; undefined if unknown. */
  readonly lastCall: string | null | undefined;
}

export const NOTHING_REMEMBERED: Remembered = { place: null, ticks: null, lastCall: undefined };

/** What the tab remembers about the search at the current entry of its history. */
export interface SearchMemory {
  readonly recall: () => Remembered;
  /** A search begins at this entry: forgets its previous content. */
  readonly begin: (search: SearchFilter) => void;
  /** Stores place and ticks of an entry; a null place leaves the stored one. */
  readonly keep: (entry: string, place: KeptPlace | null, ticks: ProgrammeSelection) => void;
  /** Key of the current entry, separate for each user. */
  readonly entry: () => string;
}

export function createSearchMemory(
  { historyEntry, session }: Pick<HostServices, 'historyEntry' | 'session'>,
  entries: EntryMemory,
): SearchMemory {
  const entry = () => `${historyEntry.get()}-of-${session.get()?.IdUser ?? 'nobody'}`;
  return {
    recall() {
      const lastCall = entries.recall(entry(), 'last-call');
      return {
        place: placeOfText(entries.recall(entry(), 'place')),
        ticks: ticksOfText(entries.recall(entry(), 'ticks')),
        // Never viewed before, as opposed to unknown.
        lastCall: lastCall === null ? undefined : lastCall || null,
      };
    },
    begin({ savedSearchId, lastCall }) {
      entries.forget(entry());
      if (savedSearchId !== null) entries.keep(entry(), 'last-call', lastCall ?? '');
    },
    keep(of, place, ticks) {
      if (place !== null) entries.keep(of, 'place', textOfPlace(place));
      entries.keep(of, 'ticks', textOfTicks(ticks));
    },
    entry,
  };
}
