import { filter } from 'rxjs';
import { SEARCH_COMMANDS, type EventBus, type EventName } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { isSearchPath } from '@airdex/shared-contracts/search-filter';
import { currentValue } from '../../lib/current/current-value.ts';
import type { PageLocation } from '../location/page-location.ts';
import { isSameSearch, searchOfCommand, searchOfLocation, type ShownSearch } from './shown-search.ts';

/** Results shown instead of the page's body, and their search. */
export interface ResultsDisplay {
  /** The search on the screen; null while the page's body shows. */
  readonly shownBy: ReadonlyState<ShownSearch | null>;
  /**
   * Once a navigation to a page has been rendered: shows the page's body again, closes the advanced panel and discards
   * waiting searches. A search that was requested after the navigation stays.
   * @param navigation its key
   */
  hide(navigation: string): void;
}

const COMMANDS: ReadonlySet<EventName> = new Set(SEARCH_COMMANDS);
/** Handles waiting commands by ignoring them. */
const IGNORED_COMMANDS = Object.fromEntries(SEARCH_COMMANDS.map((name) => [name, () => undefined]));

/**
 * Shows results while the path is that of a search, and as soon as a search is requested. It does not handle the command
 * itself: the bus keeps it for the search remote, which may still be loading, and which then navigates to the search's
 * address.
 */
export function createResultsDisplay(
  bus: EventBus,
  { location, navigationKey }: Pick<PageLocation, 'location' | 'navigationKey'>,
): ResultsDisplay {
  const shownBy = currentValue<ShownSearch | null>(null);
  /** The navigation after which the latest search was requested. */
  let requestedAfter: string | undefined;

  function show(search: ShownSearch | null): void {
    const before = shownBy.get();
    const wasVisible = before !== null;
    // The frame ignores an address of the same search, such as one with another order.
    if (!isSameSearch(before, search)) shownBy.set(search);
    const isVisible = search !== null;
    if (wasVisible !== isVisible) bus.raise('searchDisplay', { isVisible });
  }

  bus.raise('searchDisplay', { isVisible: false });
  bus.all.pipe(filter(({ name }) => COMMANDS.has(name))).subscribe((event) => {
    requestedAfter = navigationKey();
    // If the path is already that of a search, the address announces the next one.
    if (!isSearchPath(location.get())) show(searchOfCommand(event));
  });
  location.changes.subscribe((place) => {
    const search = searchOfLocation(place);
    if (search === null) return;
    // Going back to the page from which it was requested hides it.
    requestedAfter = undefined;
    show(search);
  });
  return {
    shownBy,
    hide(navigation) {
      if (requestedAfter !== navigation) {
        show(null);
        bus.handle(IGNORED_COMMANDS).unsubscribe();
      }
      bus.raise('closeAdvancedSearch');
    },
  };
}
