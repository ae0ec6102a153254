import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import { HOME_SEARCHES_KEY } from './home-query.ts';

const followers = new WeakSet<QueryClient>();

/**
 * Reloads the saved searches of the home page whenever one is added, changed or deleted, its flags included.
 * Follows the page and not only this screen: saved searches change mostly while another screen is shown.
 */
export function useFreshSearches(): void {
  const page = pageHost(useHost());
  const queries = useQueryClient();
  useEffect(() => {
    if (followers.has(queries)) return;
    followers.add(queries);
    page.bus.on('saveSearch').subscribe(() => {
      const queryKey = [HOME_SEARCHES_KEY];
      // What is not on the screen is forgotten, so that the page does not come back with what it was.
      queries.removeQueries({ queryKey, type: 'inactive' });
      void queries.invalidateQueries({ queryKey });
    });
  }, [page, queries]);
}
