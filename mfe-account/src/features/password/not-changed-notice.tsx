import { useTranslation } from 'react-i18next';
import { refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';

/** Shows why a password was not saved, with the server's reason if it gave one. */
export function NotChangedNotice({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Notice tone="danger" title={t('password.notChanged')}>
      {refusalOf(error)?.message ?? t('password.again')}
    </Notice>
  );
}
