import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { FLAG_MAXIMA, type Flag } from './flag-rules.ts';

/** Says that the home page or the favourites are full, and that nothing was saved. */
export function LimitDialog({ flag, onClose }: { readonly flag: Flag; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const max = FLAG_MAXIMA[flag];
  return (
    <MessageDialog
      isOpen
      onOpenChange={onClose}
      title={t('savedSearches.limitTitle')}
      message={
        flag === 'isFavorite'
          ? t('savedSearches.favouriteLimit', { max })
          : t('savedSearches.homepageLimit', { max })
      }
      closeLabel={t('close')}
      actions={[{ label: t('savedSearches.limitOk'), variant: 'primary' }]}
    />
  );
}
