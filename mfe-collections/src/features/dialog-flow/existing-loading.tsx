import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';

interface Props {
  readonly query: Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'>;
  readonly loading: string;
  readonly failed: string;
  readonly onCancel: () => void;
}

/**
 * Shown until the existing entries are loaded. A failure is not an empty list: it shows a message and Retry. They stay
 * during another attempt, so that the focus stays on Retry.
 */
export function ExistingLoading({ query, loading, failed, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <DialogContent actions={<Button onPress={onCancel}>{t('cancel')}</Button>}>
      {query.errorUpdateCount > 0 ? (
        <ErrorState
          title={failed}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows label={loading} count={4} />
      )}
    </DialogContent>
  );
}
