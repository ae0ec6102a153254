import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';

interface Props {
  readonly query: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
  /** Announced while it loads. */
  readonly loading: string;
  /** Number of rows of the placeholder. */
  readonly rows: number;
  readonly failed: string;
  readonly isCompact?: boolean;
}

/**
 * Replaces the content until a query has loaded: a placeholder, or a failure with Retry. The failure stays during
 * another attempt, although the query is pending again, so that the focus stays on Retry.
 */
export function QueryStatus({ query, loading, rows, failed, isCompact = false }: Props) {
  const { t } = useTranslation();
  const isMissing = query.data === undefined;
  if (query.isError || (isMissing && query.errorUpdateCount > 0))
    return (
      <ErrorState
        isCompact={isCompact}
        title={failed}
        text={isCompact ? undefined : t('failed.text')}
        retryLabel={t('failed.retry')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return isMissing ? <SkeletonRows label={loading} count={rows} /> : null;
}
