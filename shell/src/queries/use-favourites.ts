import { useServices } from '../services/services-context.ts';
import { useShellQuery } from './use-shell-query.ts';

/**
 * The user's favourite saved searches. They load again when saved searches change, also by being viewed, which changes
 * their last call.
 */
export function useFavourites() {
  const { api } = useServices();
  return useShellQuery({
    name: 'favourites',
    load: (signal) => api.getFavoritesSavedSearches({ signal }),
    reloadOn: ['saveSearch'],
  });
}
