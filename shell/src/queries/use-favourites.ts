import { SEARCH_COMMANDS } from '@airdex/shared-contracts/events';
import { useServices } from '../services/services-context.ts';
import { useShellQuery } from './use-shell-query.ts';

/**
 * The user's favourite saved searches. They load again when saved searches change, and when results appear or
 * disappear or another search replaces them: viewing a search changes its last call.
 */
export function useFavourites() {
  const { api } = useServices();
  return useShellQuery({
    name: 'favourites',
    load: (signal) => api.getFavoritesSavedSearches({ signal }),
    reloadOn: ['saveSearch'],
    refreshOn: ['searchDisplay', ...SEARCH_COMMANDS],
  });
}
