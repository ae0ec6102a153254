import { useCallback, useEffect, useState } from 'react';
import { DateTime } from 'luxon';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { hasActiveFilters, headerAfter, searchFilterOf, type SearchAction } from './search-session.ts';

/**
 * The search that is on: null until the first command has come. Takes the search commands of the bus, tells the header
 * what to show and whether there is anything to clear.
 */
export function useSearchSession({ bus }: Pick<HostServices, 'bus'>): SearchFilter | null {
  const [filter, setFilter] = useState<SearchFilter | null>(null);

  const act = useCallback(
    (action: SearchAction) => {
      const next = searchFilterOf(action);
      setFilter(next);
      bus.raise('activeFilters', { isActive: hasActiveFilters(next) });
      const header = headerAfter(action, next);
      if (header !== null) bus.raise('showInHeader', { header });
    },
    [bus],
  );

  useEffect(() => {
    const menu = (type: 'NotaSelection' | 'AudienceBooster' | 'Latest' | 'Upcoming') => () => {
      act({ type, today: DateTime.local().toISODate() });
    };
    const subscription = bus.handle({
      setSearchFrom: (payload) => {
        act({ type: 'setSearchFrom', ...payload });
      },
      submitSearch: (payload) => {
        act({ type: 'submitSearch', ...payload });
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
    subscription.add(
      bus.on('clearSearch').subscribe(() => {
        act({ type: 'clearSearch' });
      }),
    );
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, act]);

  return filter;
}
