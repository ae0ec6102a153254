import { useLayoutEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { isSearchValid } from '@airdex/shared-contracts/search-filter';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { requestAhead } from './requests-ahead.ts';
import { searchRequest } from './search-request.ts';

/**
 * Sends the first request of each search that a command starts while the results are being rendered. Searches of
 * addresses are excluded: they depend on stored state, and the page has already requested them.
 */
export function useRequestsAhead(): void {
  const { api, language } = useHost();
  const session = useSearchSession();
  // Before the session handles the commands that wait for it.
  useLayoutEffect(() => {
    const subscription = session.search.changes.subscribe((filter) => {
      if (filter === null || session.isFromAddress.get() || !isSearchValid(filter, language.get())) return;
      const body = searchRequest({ filter, orderBy: session.orderBy.get() }, { page: 1, pages: 1 });
      requestAhead(api, filter, body);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [api, language, session]);
}
