import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { useSaveSearch } from '../save-search/use-save-search.tsx';
import { asAdvancedSearch } from '../search-session/search-action.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';

/** Saves what is chosen in the panel, searched for or not. */
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
          // In the panel a menu's dates are dates like any others.
          save(asAdvancedSearch(session.selection.get()));
        }}
      >
        {t('saveSearch.action')}
      </Button>
      {refused}
    </>
  );
}
