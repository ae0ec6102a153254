import { useCallback, useMemo, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso } from 'react-virtuoso';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { useMeasuredWidth } from '@airdex/shared-ui/measured-width';
import { thumbnailGrid } from '../grid-focus/programme-grid.ts';
import { useGrid } from '../grid-focus/use-grid.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useFastScroll } from '../fast-scroll/use-fast-scroll.tsx';
import { useRangeTick } from '../selection/use-range-tick.ts';
import { placeholderLook } from './placeholder-look.ts';
import { thumbnailColumns } from './thumbnail-columns.ts';
import { thumbnailParts } from './thumbnail-parts.tsx';
import { ResultThumbnail } from './result-thumbnail.tsx';
import styles from './results-thumbnails.module.css';

/** Pixels beyond the window in which thumbnails are rendered. */
const BLOCK_MARGIN_PX = 250;

interface Props {
  readonly programs: readonly ProgrammeLine[];
  /** Total number of programmes. */
  readonly count: number;
  readonly selection: SelectionStore;
  /** Whether check boxes are shown. */
  readonly areTicksShown: boolean;
  /** Called when the keyboard ticked something, so that the check boxes are shown. */
  readonly onTick: () => void;
  readonly scroller: HTMLElement | null;
  readonly scrollerRef: (element: HTMLElement | Window | null) => void;
  readonly onEnd: () => void;
  /** Below the last row: the state of the next page. */
  readonly footer: ReactNode;
}

/** Results as a grid of thumbnails with keyboard control; only those near the window are in the page. */
export function ResultsThumbnails(props: Props) {
  const { t } = useTranslation();
  const { programs, count, selection, areTicksShown, scroller, onEnd, onTick, footer } = props;
  const { ref, width } = useMeasuredWidth();
  const columns = thumbnailColumns(width);
  const grid = useMemo(() => thumbnailGrid(programs, columns), [programs, columns]);
  const { focus, keys } = useGrid({ grid, programs, selection, scroller, onEnd, onTick, column: 0 });
  const tick = useRangeTick(selection, programs);
  const look = useMemo(() => placeholderLook(columns), [columns]);
  const { fastScroll, placeholder } = useFastScroll(scroller, look, (row) =>
    programs.slice(row * columns, (row + 1) * columns).map(({ localTitle }) => localTitle),
  );
  const label = t('results.title');
  const rowCount = Math.ceil(count / columns);
  const context = useMemo(
    () => ({ label, rowCount, columns, focus, footer }),
    [label, rowCount, columns, focus, footer],
  );
  const rowContent = useCallback(
    (row: number) =>
      programs
        .slice(row * columns, (row + 1) * columns)
        .map((programme) => (
          <ResultThumbnail
            key={programme.idProgram}
            fastScroll={fastScroll}
            programme={programme}
            selection={selection}
            isTickShown={areTicksShown}
            focus={focus}
            onTick={tick}
          />
        )),
    [programs, columns, selection, areTicksShown, focus, tick, fastScroll],
  );
  return (
    <div
      ref={ref}
      className={styles.root}
      style={{ '--columns': columns } as CSSProperties}
      role="presentation"
      {...keys}
    >
      <Virtuoso
        totalCount={Math.ceil(programs.length / columns)}
        context={context}
        components={thumbnailParts}
        computeItemKey={(row) => programs[row * columns]?.idProgram ?? row}
        increaseViewportBy={BLOCK_MARGIN_PX}
        scrollerRef={props.scrollerRef}
        tabIndex={-1}
        itemContent={rowContent}
      />
      {placeholder}
    </div>
  );
}
