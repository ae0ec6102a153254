import { useTranslation } from 'react-i18next';
import { SkeletonCardGrid, SkeletonRows } from '@airdex/shared-ui/skeleton';
import { FailedSearch } from '../result-states/failed-search.tsx';
import { NoResults } from '../result-states/no-results.tsx';
import { PendingNotice } from '../result-states/pending-notice.tsx';
import type { ResultsView } from '../results-view/results-view.ts';
import { ResultList, type ResultListProps } from './result-list.tsx';
import styles from './results-panel.module.css';

interface Props extends ResultListProps {
  readonly onRetry: () => void;
}

/** From this duration on, waiting for results shows a message. */
const SLOW_AFTER_MS = 6000;
const RELOAD_SAID_AFTER_MS = 400;

function Loading({ view }: { readonly view: ResultsView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.loading}>
      {view === 'list' ? (
        <SkeletonRows label={t('results.loading')} count={12} />
      ) : (
        <SkeletonCardGrid label={t('results.loading')} count={24} />
      )}
      <PendingNotice text={t('results.slow')} afterMs={SLOW_AFTER_MS} />
    </div>
  );
}

/** The state of a search: the list, loading, failed, or nothing found. */
export function ResultsContent({ onRetry, ...list }: Props) {
  const { t } = useTranslation();
  const { results, view } = list;
  if (results.programs.length > 0)
    return (
      <>
        <p className={styles.printed}>{t('results.printed')}</p>
        {/* Only around the list: screen readers may ignore announcements inside a busy element. */}
        <div className={styles.list} aria-busy={results.isReloading || undefined}>
          <ResultList {...list} />
        </div>
        {results.isReloading && (
          <PendingNotice text={t('results.reloading')} afterMs={RELOAD_SAID_AFTER_MS} />
        )}
      </>
    );
  if (results.status === 'loading') return <Loading view={view} />;
  return (
    <div className={styles.message}>
      {results.status === 'failed' ? (
        <FailedSearch failure={results.failure} onRetry={onRetry} />
      ) : (
        <NoResults />
      )}
    </div>
  );
}
