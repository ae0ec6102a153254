import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { useSaveSearch } from '../save-search/use-save-search.tsx';
import { asAdvancedSearch } from '../search-session/search-action.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';

/** Saves the selection of the panel, whether or not it was searched for. */
export function SaveButton() {
  const { t } = useTranslation();
  const session = useSearchSession();
  const { save, prepare, refused } = useSaveSearch();
  return (
    <>
      <Button
        icon={<BookmarkPlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => {
          // In the panel, the dates of a menu are ordinary dates.
          save(asAdvancedSearch(session.selection.get()));
        }}
      >
        {t('saveSearch.action')}
      </Button>
      {refused}
    </>
  );
}
