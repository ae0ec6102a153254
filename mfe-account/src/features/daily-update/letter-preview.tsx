import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay, today } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { PreviewedSearch } from './previewed-search.tsx';
import styles from './daily-update.module.css';

/**
 * The current content of the next letter. It loads only when the user presses a button, because it runs every search.
 */
export function LetterPreview() {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const [isRequested, setRequested] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['daily-update-preview', language],
    queryFn: ({ signal }) => api.getDailyUpdatePreview({ signal }),
    enabled: isRequested,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <p className={styles.note}>{t('dailyUpdate.previewNote')}</p>
      <div>
        <Button
          icon={<Eye aria-hidden="true" />}
          isLoading={isFetching}
          loadingLabel={t('dailyUpdate.previewLoading')}
          onPress={() => {
            if (isRequested) void refetch();
            else setRequested(true);
          }}
        >
          {t(data === undefined ? 'dailyUpdate.preview' : 'dailyUpdate.previewAgain')}
        </Button>
      </div>
      {isError && !isFetching && <ErrorState isCompact title={t('dailyUpdate.previewFailed')} />}
      {data === undefined && isFetching && <SkeletonRows label={t('dailyUpdate.previewLoading')} count={3} />}
      {data !== undefined && data.count === 0 && (
        <EmptyState title={t('dailyUpdate.nothingNew')} text={t('dailyUpdate.nothingNewText')} />
      )}
      {data !== undefined && data.count > 0 && (
        <div className={styles.letter} role="region" aria-label={t('dailyUpdate.letter')}>
          <p className={styles.letterLead}>
            {t('dailyUpdate.letterLead', {
              count: data.count,
              since: formatDay(today(new Date(data.since)), language),
            })}
          </p>
          {data.searches.map((search) => (
            <PreviewedSearch key={search.id} search={search} />
          ))}
          {data.moreSearches > 0 && (
            <p className={styles.note}>{t('dailyUpdate.moreSearches', { count: data.moreSearches })}</p>
          )}
        </div>
      )}
    </>
  );
}
