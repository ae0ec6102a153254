import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { ScopeNotice } from '../address-notices/scope-notice.tsx';
import { usePlaylistChanges } from '../playlist-actions/use-playlist-changes.ts';
import { ResultsBar } from '../results-bar/results-bar.tsx';
import { SaveSearchAction } from '../save-search/save-search-action.tsx';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { UndoNotice } from '../selection/undo-notice.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultsContent } from './results-content.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useResultLists } from './use-result-lists.ts';
import type { Search } from './search-request.ts';
import { useResultsView } from './use-results-view.ts';
import styles from './results-panel.module.css';

/** Runs a valid search and shows its results. */
export const ResultsPanel = memo(function ResultsPanel({ running }: { readonly running: Search }) {
  const { filter, orderBy } = running;
  const { t } = useTranslation();
  const session = useSearchSession();
  const { view, hasChoice, choose } = useResultsView();
  const lists = useResultLists(running);
  const { found, shown, selection, isOnlySelected, startOver } = lists;
  usePlaylistChanges(filter, lists.reload);
  const [areTicksShown, setTicksShown] = useState(false);
  const isSample = useMemo(() => found.programs.some((line) => line.isSample), [found.programs]);

  const programs = useRef(found.programs);
  useLayoutEffect(() => {
    programs.current = found.programs;
  }, [found.programs]);
  const getFound = useCallback(() => programs.current, []);

  const heading = useRef<HTMLHeadingElement>(null);
  // Called when a focused button disappears, so that keyboard users stay in the results.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const retry = () => {
    focusHeading();
    shown.retry();
  };

  const hasFound = found.programs.length > 0;
  // They stay mounted while rows reload: otherwise anything opened from them, such as a notice with Undo,
  // would close.
  const [hadActions, setHadActions] = useState(false);
  if (hasFound && !hadActions) setHadActions(true);
  const hasRows = shown.programs.length > 0;
  const areActionsShown = hasFound || (hadActions && found.status === 'loading');
  const onFocus = useRestoreFocus(`${view} ${shown.status} ${areActionsShown}`, focusHeading);
  return (
    <div className={styles.panel} onFocus={onFocus}>
      <ResultsBar
        headingRef={heading}
        count={found.status === 'ready' || hasFound ? found.count : null}
        isFailed={found.status === 'failed'}
        isSample={isSample}
        view={view}
        hasChoice={hasChoice}
        onViewChange={choose}
        selection={hasFound ? selection : null}
        areTicksShown={areTicksShown}
        onTicksShownChange={setTicksShown}
        isOnlySelected={isOnlySelected}
        onOnlySelectedToggle={lists.toggleOnlySelected}
        actions={
          <>
            <SaveSearchAction filter={filter} />
            {areActionsShown && (
              <ResultActions
                selection={selection}
                filter={filter}
                getOrder={session.orderBy.get}
                getFound={getFound}
                onStartOver={startOver}
              />
            )}
          </>
        }
      />
      <ScopeNotice filter={filter} />
      {shown.status === 'failed' && hasRows && (
        <ErrorState title={t('failed.refresh')} retryLabel={t('failed.retry')} onRetry={retry} isCompact />
      )}
      <div className={styles.content}>
        <ResultsContent
          // Each list has its own scrolling and keyboard control.
          key={isOnlySelected ? 'selected' : 'found'}
          results={shown}
          filter={filter}
          isPart={isOnlySelected}
          left={lists.left}
          placeRef={lists.placeRef}
          view={view}
          selection={selection}
          areTicksShown={areTicksShown}
          onTicksShown={() => {
            setTicksShown(true);
          }}
          orderBy={orderBy}
          onRetry={retry}
        />
        <UndoNotice selection={selection} onClosed={focusHeading} />
      </div>
    </div>
  );
});
