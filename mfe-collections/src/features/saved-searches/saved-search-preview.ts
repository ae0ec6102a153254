import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import type { PreviewSource } from '../programme-previews/use-preview.ts';

/** Root of the keys of everything that is loaded about saved searches. */
export const SAVED_SEARCHES = 'saved-searches';

/** The first programmes that a saved search finds now. */
export function savedSearchPreview(
  api: Pick<ApiClient, 'getAdvancedSearchPrograms'>,
  { id, filter, lastCall, updateDate }: SavedSearch,
): PreviewSource {
  return {
    queryKey: [SAVED_SEARCHES, id, updateDate],
    load: (signal) =>
      api.getAdvancedSearchPrograms({
        body: {
          ...filter,
          page: 1,
          resultsPerPage: PREVIEW_PROGRAMMES_MAX,
          searchFrom: 'SavedSearch',
          savedSearchId: id,
          lastCall,
          // Looking at the list is not a look at the search: what is new stays new.
          refreshLastCall: false,
        },
        signal,
      }),
  };
}
