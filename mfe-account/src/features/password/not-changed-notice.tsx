import { useTranslation } from 'react-i18next';
import { ApiFailure, refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';

const isResponseLost = (error: Error) =>
  error instanceof ApiFailure && (error.kind === 'unreachable' || error.kind === 'timeout');

/**
 * Shows why a password was not saved, with the server's reason if it gave one. Without a response, the password may have
 * been saved, so that trying again fails.
 */
export function NotChangedNotice({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  if (isResponseLost(error))
    return (
      <Notice tone="danger" title={t('password.noResponse')}>
        {t('password.noResponseHint')}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('password.notChanged')}>
      {refusalOf(error)?.message ?? t('password.again')}
    </Notice>
  );
}
