import { useTranslation } from 'react-i18next';
import { Notice } from '@airdex/shared-ui/notice';
import { useOnline } from './use-online.ts';

/** A strip under the header while the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <Notice tone="warning" placement="strip">
      {t('offline')}
    </Notice>
  );
}
