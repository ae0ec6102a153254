import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import type { PreviewSource } from '../programme-previews/use-preview.ts';

/** Root key of all queries about saved searches. */
export const SAVED_SEARCHES = 'saved-searches';

/** The first programmes that a saved search currently finds. */
export function savedSearchPreview(
  api: Pick<ApiClient, 'getAdvancedSearchPrograms'>,
  { id, filter, lastCall, updateDate }: SavedSearch,
): PreviewSource {
  return {
    queryKey: [SAVED_SEARCHES, 'preview', id, updateDate, lastCall],
    load: (signal) =>
      api.getAdvancedSearchPrograms({
        body: {
          ...filter,
          page: 1,
          resultsPerPage: PREVIEW_PROGRAMMES_MAX,
          searchFrom: 'SavedSearch',
          savedSearchId: id,
          lastCall,
          // Opening the list does not count as viewing the search: new programmes stay new.
          refreshLastCall: false,
          countNew: true,
        },
        signal,
      }),
  };
}
