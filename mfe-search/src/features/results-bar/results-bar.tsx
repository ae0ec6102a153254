import { useId, useState, type ReactNode, type Ref } from 'react';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { IconButton } from '@airdex/shared-ui/button';
import { InfoTooltip } from '@airdex/shared-ui/tooltip';
import type { ResultsView } from '../results-view/results-view.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { OnlySelectedToggle } from './only-selected-toggle.tsx';
import { SelectedCount } from './selected-count.tsx';
import { ThumbnailTicks } from './thumbnail-ticks.tsx';
import { ViewChoice } from './view-choice.tsx';
import styles from './results-bar.module.css';

interface Props {
  /** Null while unknown: the search is under way, or failed. */
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
  /** Whether only the selected programmes are shown. */
  readonly isOnlySelected: boolean;
  readonly onOnlySelectedToggle: () => void;
  /** Actions on the selected programmes: icon buttons. */
  readonly actions: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Above the results: how many there are and are selected, and how they are shown. Changes of both counts are
 * announced.
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
  isOnlySelected,
  onOnlySelectedToggle,
  actions,
  headingRef,
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const toolsId = useId();
  const [areToolsOpen, setToolsOpen] = useState(false);
  const pending = t(isFailed ? 'results.title' : 'results.loading');
  return (
    <div className={styles.container}>
      <div className={styles.bar}>
        <div className={styles.counts}>
          {/* Around the heading: a status inside of it would leave it without a name. */}
          <div role="status" className={styles.count}>
            <h1 className={styles.heading} tabIndex={-1} ref={headingRef}>
              {count === null
                ? pending
                : t('results.count', { count, shown: count.toLocaleString(languageTag(language)) })}
            </h1>
          </div>
          {selection !== null && <SelectedCount selection={selection} />}
          {isSample && (
            <span className={styles.sample}>
              <Badge tone="warning">{t('results.sample')}</Badge>
              <InfoTooltip label={t('results.aboutSample')} text={t('results.sampleHint')} />
            </span>
          )}
        </div>
        <span className={styles.space} />
        {/* Directly before what it opens, so that Tab moves there. */}
        <span className={styles.more}>
          <IconButton
            label={t('selection.tools')}
            icon={<Ellipsis aria-hidden="true" />}
            aria-expanded={areToolsOpen}
            aria-controls={toolsId}
            onPress={() => {
              setToolsOpen(!areToolsOpen);
            }}
          />
        </span>
        <div className={styles.tools} id={toolsId} data-open={areToolsOpen || undefined}>
          {selection !== null && view === 'thumbs' && (
            <ThumbnailTicks
              selection={selection}
              areShown={areTicksShown}
              onShownChange={onTicksShownChange}
            />
          )}
          {actions}
        </div>
        {selection !== null && (
          <OnlySelectedToggle selection={selection} isOn={isOnlySelected} onToggle={onOnlySelectedToggle} />
        )}
        {hasChoice && <ViewChoice view={view} onChange={onViewChange} />}
      </div>
    </div>
  );
}
