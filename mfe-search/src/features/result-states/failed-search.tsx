import { useTranslation } from 'react-i18next';
import type { ApiFailureKind } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';

interface Props {
  readonly failure: ApiFailureKind | null;
  readonly onRetry: () => void;
}

const REASONS = {
  unreachable: 'failed.unreachable',
  timeout: 'failed.timeout',
  refused: 'failed.text',
  unreadable: 'failed.text',
} as const;

/** The search could not be run; must not look like "no results". */
export function FailedSearch({ failure, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      illustration="failed"
      title={t('failed.title')}
      subtitle={t(REASONS[failure ?? 'unreadable'])}
      isAlert
    >
      <Button variant="primary" onPress={onRetry}>
        {t('failed.retry')}
      </Button>
    </MessageScreen>
  );
}
