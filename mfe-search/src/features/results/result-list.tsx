import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { ScrollToTop } from '@airdex/shared-ui/scroll-to-top';
import { Spinner } from '@airdex/shared-ui/spinner';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useKeptCards } from '../card-links/use-kept-cards.ts';
import { useKeptPlace, type PlaceReader } from '../results-memory/use-kept-place.ts';
import { ResultsTable } from '../results-table/results-table.tsx';
import { ResultsThumbnails } from '../results-thumbnails/results-thumbnails.tsx';
import { useResultsScroller } from '../results-scroller/use-results-scroller.ts';
import type { ResultsView } from '../results-view/results-view.ts';
import type { KeptPlace } from '../search-memory/remembered.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import styles from './results-panel.module.css';
import type { Results } from './use-results.ts';

export interface ResultListProps {
  readonly results: Results;
  /** What they were searched by. */
  readonly filter: SearchFilter;
  /** Only a part of the results is shown. */
  readonly isPart: boolean;
  /** The place in the whole list before a part of it was shown. */
  readonly left: KeptPlace | null;
  /** Receives the user's place in the whole list. */
  readonly placeRef: RefObject<PlaceReader | null>;
  readonly view: ResultsView;
  readonly selection: SelectionStore;
  /** Whether thumbnails show their check boxes; the table always does. */
  readonly areTicksShown: boolean;
  readonly onTicksShown: () => void;
  readonly orderBy: readonly OrderBy[];
}

function NextPage({ results }: Pick<ResultListProps, 'results'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.nextPage}>
      {results.more === 'loading' ? (
        <Spinner label={t('results.loadingMore')} />
      ) : (
        <ErrorState
          title={t('failed.more')}
          retryLabel={t('failed.retry')}
          onRetry={results.retry}
          isCompact
        />
      )}
    </div>
  );
}

/** The results in the chosen view, with infinite scrolling. */
export function ResultList(props: ResultListProps) {
  const { results, filter, isPart, left, placeRef, view, selection, areTicksShown, onTicksShown, orderBy } =
    props;
  const { t } = useTranslation();
  const { scroller, scrollerRef } = useResultsScroller(results.programs, results.loadMore);
  useKeptCards({ scroller, programs: results.programs, filter, orderBy, isPart });
  const leavePlace = useKeptPlace({ scroller, results, view, isPart, left, placeRef });
  // Another order starts from its top.
  const shownOrder = useRef(orderBy);
  useEffect(() => {
    if (shownOrder.current !== orderBy) scroller?.scrollTo({ top: 0 });
    shownOrder.current = orderBy;
  }, [scroller, orderBy]);
  const footer = results.more === 'idle' ? null : <NextPage results={results} />;
  return (
    <>
      {view === 'list' ? (
        <ResultsTable
          programs={results.programs}
          count={results.count}
          hideRatings={results.hideRatings}
          selection={selection}
          scroller={scroller}
          scrollerRef={scrollerRef}
          onEnd={results.loadMore}
          footer={footer}
        />
      ) : (
        <ResultsThumbnails
          programs={results.programs}
          count={results.count}
          selection={selection}
          areTicksShown={areTicksShown}
          onTick={onTicksShown}
          scroller={scroller}
          scrollerRef={scrollerRef}
          onEnd={results.loadMore}
          footer={footer}
        />
      )}
      <ScrollToTop label={t('results.scrollToTop')} scroller={scroller} onGoUp={leavePlace} />
    </>
  );
}
