import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import styles from './sample-page.module.css';

/** The first page of the remote. */
export function SamplePage() {
  const { t } = useTranslation();
  const { api } = useHost();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['favourites'],
    queryFn: ({ signal }) => api.getFavoritesSavedSearches({ signal }),
  });
  // The query is pending again during another attempt; the failure stays, so that Retry keeps the focus.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.introduction}>{t('introduction')}</p>
      {hasFailed && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          retryLabel={t('retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !hasFailed && <SkeletonRows label={t('loading')} count={4} />}
      {data?.length === 0 && <EmptyState title={t('empty')} />}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, searchName }) => (
            <li key={id}>{searchName}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
