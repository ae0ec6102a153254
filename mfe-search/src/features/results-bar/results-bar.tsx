import type { ReactNode, Ref } from 'react';
import { LayoutGrid, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { SegmentedControl } from '@airdex/shared-ui/segmented-control';
import type { ResultsView } from '../results-view/results-view.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { SelectedCount } from './selected-count.tsx';
import { ThumbnailTicks } from './thumbnail-ticks.tsx';
import styles from './results-bar.module.css';

interface Props {
  /** Null while it is not known: the search is on its way, or failed. */
  readonly count: number | null;
  readonly isFailed: boolean;
  readonly isSample: boolean;
  readonly view: ResultsView;
  readonly hasChoice: boolean;
  readonly onViewChange: (view: ResultsView) => void;
  /** Null while there is nothing to select. */
  readonly selection: SelectionStore | null;
  readonly areTicksShown: boolean;
  readonly onTicksShownChange: (areShown: boolean) => void;
  /** What can be done with the selected programmes: icon buttons. */
  readonly actions: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Over the results: how many there are and are selected, and how they are shown. Both counts are announced when they
 * change.
 */
export function ResultsBar({
  count,
  isFailed,
  isSample,
  view,
  hasChoice,
  onViewChange,
  selection,
  areTicksShown,
  onTicksShownChange,
  actions,
  headingRef,
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pending = t(isFailed ? 'results.title' : 'results.loading');
  return (
    <div className={styles.bar}>
      <div className={styles.counts}>
        <h1 className={styles.count} tabIndex={-1} ref={headingRef}>
          <span role="status">
            {count === null
              ? pending
              : t('results.count', { count, shown: count.toLocaleString(languageTag(language)) })}
          </span>
        </h1>
        {selection !== null && <SelectedCount selection={selection} />}
      </div>
      {isSample && (
        <span title={t('results.sampleHint')}>
          <Badge tone="warning">{t('results.sample')}</Badge>
        </span>
      )}
      <span className={styles.space} />
      {selection !== null && view === 'thumbs' && (
        <ThumbnailTicks selection={selection} areShown={areTicksShown} onShownChange={onTicksShownChange} />
      )}
      {actions}
      {hasChoice && (
        <SegmentedControl
          label={t('results.view')}
          value={view}
          onChange={onViewChange}
          segments={[
            { id: 'thumbs', label: t('results.thumbs'), icon: <LayoutGrid aria-hidden="true" /> },
            { id: 'list', label: t('results.list'), icon: <Table2 aria-hidden="true" /> },
          ]}
        />
      )}
    </div>
  );
}
