import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';

/**
 * Says that a request was not sent, and why if that is known. Without a response it may have been sent, and the provider
 * would receive it twice if the user sent it again. Renders nothing if no attempt failed.
 */
export function NotSent({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (error === null) return null;
  if (isOutcomeUnknown(error))
    return (
      <Notice tone="danger" title={t('informationRequest.noResponse')}>
        {t('informationRequest.noResponseHint')}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('informationRequest.notSent')}>
      {refusalOf(error)?.message ?? t('informationRequest.notSentHint')}
    </Notice>
  );
}
