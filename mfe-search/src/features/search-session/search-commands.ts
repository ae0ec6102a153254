import { today } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { QuickSearchMenu } from '@airdex/shared-contracts/search-filter';
import type { SearchAction } from './search-action.ts';

/** Turns every command of the bus that starts a search into an action, pending ones first. */
export function takeSearchCommands(bus: EventBus, act: (action: SearchAction) => void): void {
  const menu = (type: QuickSearchMenu) => () => {
    act({ type, today: today() });
  };
  bus.handle({
    setSearchFrom: (payload) => {
      act({ type: 'setSearchFrom', ...payload });
    },
    submitSearch: (payload) => {
      act({ type: 'submitSearch', ...payload });
    },
    advancedSearch: (payload) => {
      act({ type: 'advancedSearch', ...payload });
    },
    SavedSearch: (saved) => {
      act({ type: 'SavedSearch', saved });
    },
    Playlist: ({ id }) => {
      act({ type: 'Playlist', id });
    },
    SearchFromCard: (payload) => {
      act({ type: 'SearchFromCard', ...payload });
    },
    NotaSelection: menu('NotaSelection'),
    AudienceBooster: menu('AudienceBooster'),
    Latest: menu('Latest'),
    Upcoming: menu('Upcoming'),
  });
}
