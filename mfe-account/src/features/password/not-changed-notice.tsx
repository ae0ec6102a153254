import { useTranslation } from 'react-i18next';
import { ApiFailure, refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';

/** No response of the server, or that of a gateway. */
const isOutcomeUnknown = (error: Error) =>
  error instanceof ApiFailure && (error.kind !== 'refused' || (error.status ?? 0) > 500);

/**
 * Shows why a password was not saved, with the server's reason if it gave one. Without its response, the password may
 * have been saved, so that trying again fails.
 */
export function NotChangedNotice({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  if (isOutcomeUnknown(error))
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
