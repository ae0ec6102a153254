import { useState } from 'react';
import { headerOfRecap, type RecapEntry, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { headerOf } from '../search-session/narrowing.ts';
import { useEventState } from './use-event-state.ts';

type Entries = readonly RecapEntry[];

const NO_HEADER = { entries: [] };

/** Whether the header's entries say what a search looks for. */
function areOf(search: SearchFilter, entries: Entries): boolean {
  const [said, sought] = [headerOfRecap(entries), headerOf(search)];
  return (
    said.term === sought.term.trim() &&
    said.selectedSearchTitles.join() === sought.selectedSearchTitles.join()
  );
}

/** Without the fields, whose names the header alone knows. */
function termOf({ term }: SearchFilter): Entries {
  const word = term.trim();
  if (word === '') return [];
  return [
    { translationKey: 'Term', field: 'Term', values: [{ id: word, name: word }], isAllSelected: false },
  ];
}

/**
 * The recap of the header's part of the search on the screen. The header names it, and may have let go of it for the
 * next search already: then it is what the header said of it last.
 */
export function useSearchedHeader(search: SearchFilter | null): Entries {
  const { entries } = useEventState('getRecapFilters', NO_HEADER);
  const [last, setLast] = useState<Entries>(entries);
  if (search === null) return NO_HEADER.entries;
  if (!areOf(search, entries)) return areOf(search, last) ? last : termOf(search);
  if (last !== entries) setLast(entries);
  return entries;
}
