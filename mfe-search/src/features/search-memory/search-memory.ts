import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { ProgrammeSelection, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { EntryMemory } from './entry-memory.ts';
import { placeOfText, textOfPlace, textOfTicks, ticksOfText, type KeptPlace } from './remembered.ts';

/** What is known of a search that the user has come back to. */
export interface Remembered {
  readonly place: KeptPlace | null;
  readonly ticks: ProgrammeSelection | null;
  /** The last look at its saved search, as it was when the search was started; undefined when it is not known. */
  readonly lastCall: string | null | undefined;
}

export const NOTHING_REMEMBERED: Remembered = { place: null, ticks: null, lastCall: undefined };

/** What the tab remembers of the search at the shown entry of its history. */
export interface SearchMemory {
  readonly recall: () => Remembered;
  /** A search begins at this entry: what was there before is gone. */
  readonly begin: (search: SearchFilter) => void;
  /** Keeps place and ticks of an entry; a null place leaves the kept one. */
  readonly keep: (entry: string, place: KeptPlace | null, ticks: ProgrammeSelection) => void;
  /** Name under which the shown entry is remembered: what one user saw is not for the next. */
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
        // Never looked at before, which is something else than not known.
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
