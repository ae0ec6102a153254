import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';

/** The search could not be run; never to be taken for "no results". */
export function FailedSearch({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      illustration="failed"
      title={t('failed.title')}
      subtitle={navigator.onLine ? t('failed.text') : t('failed.unreachable')}
      isAlert
    >
      <Button variant="primary" onPress={onRetry}>
        {t('failed.retry')}
      </Button>
    </MessageScreen>
  );
}
