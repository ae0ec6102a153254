import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonCardGrid, SkeletonRows } from '@airdex/shared-ui/skeleton';
import { FailedSearch } from '../result-states/failed-search.tsx';
import { NoResults } from '../result-states/no-results.tsx';
import { PendingNotice } from '../result-states/pending-notice.tsx';
import { ResultsBar } from '../results-bar/results-bar.tsx';
import type { ResultsView } from '../results-view/results-view.ts';
import { usePlaylistChanges } from '../playlist-actions/use-playlist-changes.ts';
import { useResultsView } from '../results-view/use-results-view.ts';
import { SaveSearchAction } from '../save-search/save-search-action.tsx';
import { createSelectionStore } from '../selection/selection-store.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultList } from './result-list.tsx';
import { useResults } from './use-results.ts';
import styles from './results-panel.module.css';

interface Props {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly onOrderChange: (orderBy: readonly OrderBy[]) => void;
}

/** From here on waiting for results needs a word. */
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

/** Runs a valid search and shows what came of it. */
export function ResultsPanel({ filter, orderBy, onOrderChange }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const search = useMemo(() => ({ filter, orderBy }), [filter, orderBy]);
  const results = useResults(api, search, useLanguage());
  usePlaylistChanges(filter, results.startOver);
  const { view, hasChoice, choose } = useResultsView();
  const [selection] = useState(createSelectionStore);
  const [areTicksShown, setTicksShown] = useState(false);

  const isLoaded = results.status === 'ready';
  // Another order or language leaves the ticks where they are; so does the first search, whose ticks may be restored.
  const selectedOf = useRef(filter);
  useEffect(() => {
    if (selectedOf.current !== filter) selection.reset();
    selectedOf.current = filter;
  }, [selection, filter]);
  useEffect(() => {
    selection.setTotal(results.count);
  }, [selection, results.count]);

  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button goes: who works with the keyboard stays at the results.
    heading.current?.focus({ preventScroll: true });
    results.retry();
  };

  const hasRows = results.programs.length > 0;
  return (
    <div className={styles.panel}>
      <ResultsBar
        headingRef={heading}
        count={isLoaded || hasRows ? results.count : null}
        isFailed={results.status === 'failed'}
        isSample={results.programs.some(({ isSample }) => isSample)}
        view={view}
        hasChoice={hasChoice}
        onViewChange={choose}
        selection={hasRows ? selection : null}
        areTicksShown={areTicksShown}
        onTicksShownChange={setTicksShown}
        actions={
          <>
            <SaveSearchAction filter={filter} />
            {hasRows && (
              <ResultActions
                selection={selection}
                filter={filter}
                orderBy={orderBy}
                onStartOver={results.startOver}
              />
            )}
          </>
        }
      />
      {results.status === 'failed' && hasRows && (
        <ErrorState title={t('failed.refresh')} retryLabel={t('failed.retry')} onRetry={retry} isCompact />
      )}
      <div className={styles.content} aria-busy={results.isReloading || undefined}>
        {hasRows && (
          <ResultList
            results={results}
            view={view}
            selection={selection}
            areTicksShown={areTicksShown}
            onTicksShown={() => {
              setTicksShown(true);
            }}
            orderBy={orderBy}
            onOrderChange={onOrderChange}
          />
        )}
        {results.isReloading && (
          <PendingNotice text={t('results.reloading')} afterMs={RELOAD_SAID_AFTER_MS} />
        )}
        {!hasRows && results.status === 'loading' && <Loading view={view} />}
        {!hasRows && results.status === 'failed' && (
          <FailedSearch failure={results.failure} onRetry={retry} />
        )}
        {!hasRows && results.status === 'ready' && <NoResults />}
      </div>
    </div>
  );
}
