import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';
import { useRefusalText } from '../form-rules/use-refusal-text.ts';

/**
 * Shows why a password was not saved, with the server's reason if it gave one. Without its response, the password may
 * have been saved, so that trying again fails.
 */
export function NotChangedNotice({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  const reason = refusalOf(error)?.message;
  const shownReason = useRefusalText(reason);
  if (error === null) return null;
  if (isOutcomeUnknown(error))
    return (
      <Notice tone="danger" title={t('password.noResponse')}>
        {t('password.noResponseHint')}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('password.notChanged')}>
      {reason === undefined ? t('password.again') : shownReason}
    </Notice>
  );
}
