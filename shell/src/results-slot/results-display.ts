import { merge, map } from 'rxjs';
import { SEARCH_COMMANDS, type CommandName, type EventBus } from '@airdex/shared-contracts/events';
import type { Current } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../current/current-value.ts';

/** Results in place of the page's body, and what brought them there. */
export interface ResultsDisplay {
  /** The command of the search on the screen; null while the page's body shows. */
  readonly shownBy: Current<CommandName | null>;
  /** The page's body again, with the advanced panel closed. */
  hide(): void;
}

/**
 * Brings results on the screen whenever a search is asked for. The command itself is not taken: the bus keeps it for
 * the search remote, which may be still to be loaded.
 */
export function createResultsDisplay(bus: EventBus): ResultsDisplay {
  const shownBy = currentValue<CommandName | null>(null);
  bus.raise('searchDisplay', { isVisible: false });
  merge(...SEARCH_COMMANDS.map((name) => bus.on(name).pipe(map(() => name)))).subscribe((name) => {
    const wasHidden = shownBy.get() === null;
    shownBy.set(name);
    if (wasHidden) bus.raise('searchDisplay', { isVisible: true });
  });
  return {
    shownBy,
    hide() {
      if (shownBy.get() !== null) {
        shownBy.set(null);
        bus.raise('searchDisplay', { isVisible: false });
      }
      bus.raise('closeAdvancedSearch');
    },
  };
}
