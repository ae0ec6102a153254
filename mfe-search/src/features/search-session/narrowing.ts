import type { EventBus, EventPayloads } from '@airdex/shared-contracts/events';
import { headerFilter, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch } from './search-action.ts';
import type { SearchState } from './search-state.ts';
import { withoutFilter } from './without-filter.ts';

type Without = (filter: SearchFilter) => SearchFilter;

/**
 * Removes something from the search and searches for the rest.
 * @param without removes it from a filter: from the search on the screen, and from the panel's selection for
 * the next one, which keeps choices that were not searched for yet
 */
export type Narrow = (without: Without) => void;

interface Session {
  readonly bus: EventBus;
  readonly state: () => SearchState;
  readonly select: (part: Partial<SearchFilter>) => void;
  readonly run: () => void;
}

/** What the header shows of a search. */
export const headerOf = ({ term, selectedSearchTitles }: SearchFilter) =>
  headerFilter(term, selectedSearchTitles);

/** The ways to remove criteria from the search on the screen. */
export function createNarrowing({ bus, state, select, run }: Session) {
  function narrow(without: Without): void {
    const { search, selection } = state();
    const rest = without(selection);
    if (search === null) {
      select(rest);
      run();
      return;
    }
    bus.raise('advancedSearch', { filter: asAdvancedSearch(without(search)) });
    select(rest);
  }

  return {
    narrow(without: Without) {
      const { search } = state();
      const rest = search && without(search);
      // Only if something changed: otherwise the header would discard what is being typed.
      const isHeaderOther =
        rest?.term !== search?.term || rest?.selectedSearchTitles !== search?.selectedSearchTitles;
      if (rest !== null && isHeaderOther) bus.raise('showInHeader', { header: headerOf(rest) });
      narrow(without);
    },
    /** For a chip whose part the header has already removed itself. */
    deleteFilter(deleted: EventPayloads['deleteFilter']) {
      const { search, selection } = state();
      const without = (filter: SearchFilter) => withoutFilter(filter, deleted);
      // The chips belong to the search on the screen. The panel or the header may already have dropped this one.
      const isOnScreen = search !== null && without(search) !== search;
      if (without(selection) === selection && !isOnScreen) return;
      bus.raise('closeAdvancedSearch');
      narrow(without);
    },
  };
}
