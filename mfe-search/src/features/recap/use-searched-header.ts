import { useState } from 'react';
import {
  DEFAULT_HEADER_FILTER,
  isSameHeader,
  type RecapEntry,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import type { EventPayloads } from '@airdex/shared-contracts/events';
import { headerOf } from '../search-session/narrowing.ts';
import { useEventState } from './use-event-state.ts';

type HeaderRecap = EventPayloads['getRecapFilters'];
type Entries = readonly RecapEntry[];

const NO_HEADER: HeaderRecap = { entries: [], header: DEFAULT_HEADER_FILTER };

const isOf = (search: SearchFilter, { header }: HeaderRecap) =>
  header !== undefined && isSameHeader(header, headerOf(search));

/** Without the fields, whose names only the header knows. */
function termOf({ term }: SearchFilter): Entries {
  const word = term.trim();
  if (word === '') return [];
  return [
    { translationKey: 'Term', field: 'Term', values: [{ id: word, name: word }], isAllSelected: false },
  ];
}

/**
 * The recap of the header's part of the search on the screen. The header provides the names. If it has
 * already been changed for the next search, its last recap that matches this search is used.
 */
export function useSearchedHeader(search: SearchFilter | null): Entries {
  const recap = useEventState('getRecapFilters', NO_HEADER);
  const [last, setLast] = useState(recap);
  if (search === null) return NO_HEADER.entries;
  if (!isOf(search, recap)) return isOf(search, last) ? last.entries : termOf(search);
  if (last !== recap) setLast(recap);
  return recap.entries;
}
