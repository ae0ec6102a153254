import { BookmarkPlus } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { IconButton } from '@airdex/shared-ui/button';
import { useSaveSearch } from './use-save-search.tsx';

/** Saves the search on the screen. */
export const SaveSearchAction = memo(function SaveSearchAction({
  filter,
}: {
  readonly filter: SearchFilter;
}) {
  const { t } = useTranslation();
  const { save, prepare, refused } = useSaveSearch();
  return (
    <>
      <IconButton
        label={t('saveSearch.action')}
        icon={<BookmarkPlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => {
          save(filter);
        }}
      />
      {refused}
    </>
  );
});
