import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TableVirtuoso } from 'react-virtuoso';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { narrowestTable } from '../column-widths/column-widths.ts';
import { useColumnWidths } from '../column-widths/use-column-widths.ts';
import { useWidthKeys } from '../column-widths/use-width-keys.ts';
import { tableGrid } from '../grid-focus/programme-grid.ts';
import { useGrid } from '../grid-focus/use-grid.ts';
import { useFastScroll } from '../fast-scroll/use-fast-scroll.tsx';
import { useRangeTick } from '../selection/use-range-tick.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { resultColumns } from '../result-columns/columns.ts';
import { PLACEHOLDER_LOOK, placeholderTexts } from './placeholder-texts.ts';
import { ResultRowContent } from './result-row-content.tsx';
import { ResultsTableHeader } from './results-table-header.tsx';
import { rowClick } from './row-click.ts';
import { tableComponents } from './table-parts.tsx';
import styles from './results-table.module.css';

/** Pixels beyond the window in which rows are rendered. */
const LINE_MARGIN_PX = 100;
/** Column of the title, in which keyboard navigation starts. */
const TITLE_COLUMN = 4;

interface Props {
  readonly programs: readonly ProgrammeLine[];
  readonly count: number;
  readonly hideRatings: boolean;
  readonly selection: SelectionStore;
  readonly scroller: HTMLElement | null;
  readonly scrollerRef: (element: HTMLElement | Window | null) => void;
  readonly onEnd: () => void;
  /** Below the last row: the state of the next page. */
  readonly footer: ReactNode;
}

/**
 * Results as a table with keyboard control. Only the rows near the window are in the page; `aria-rowcount`
 * gives the total.
 */
export function ResultsTable(props: Props) {
  const { t } = useTranslation();
  const { programs, count, hideRatings, selection, scroller, onEnd } = props;
  const columns = useMemo(() => resultColumns(hideRatings), [hideRatings]);
  const grid = useMemo(() => tableGrid(programs, columns.length + 1), [programs, columns]);
  const { focus, keys } = useGrid({ grid, programs, selection, scroller, onEnd, column: TITLE_COLUMN });
  const { widths, resize, keep } = useColumnWidths();
  const widthKeys = useWidthKeys(focus, columns, resize);
  const tick = useRangeTick(selection, programs);
  const language = useLanguage();
  const { fastScroll, placeholder } = useFastScroll(scroller, PLACEHOLDER_LOOK, (row) => {
    const programme = programs[row];
    return programme === undefined ? [] : placeholderTexts(programme, language);
  });
  const label = t('results.title');
  const context = useMemo(
    () => ({ label, rowCount: count + 1, minWidth: narrowestTable(widths), focus, selection }),
    [label, count, widths, focus, selection],
  );
  const rowContent = useCallback(
    (_: number, programme: ProgrammeLine) => (
      <ResultRowContent
        fastScroll={fastScroll}
        programme={programme}
        columns={columns}
        selection={selection}
        focus={focus}
        onTick={tick}
      />
    ),
    [columns, selection, focus, tick, fastScroll],
  );
  return (
    <div
      className={styles.keys}
      role="presentation"
      {...keys}
      {...rowClick}
      onKeyDown={(event) => {
        widthKeys.onKeyDown(event);
        keys.onKeyDown(event);
      }}
      onKeyUp={keep}
    >
      <TableVirtuoso
        className={styles.scroller}
        data={programs}
        context={context}
        components={tableComponents}
        computeItemKey={(_, { idProgram }) => idProgram}
        increaseViewportBy={LINE_MARGIN_PX}
        scrollerRef={props.scrollerRef}
        tabIndex={-1}
        fixedHeaderContent={() => (
          <ResultsTableHeader
            columns={columns}
            selection={selection}
            focus={focus}
            widths={widths}
            onResize={resize}
            onResized={keep}
          />
        )}
        fixedFooterContent={
          props.footer === null
            ? null
            : () => (
                <tr>
                  <td colSpan={columns.length + 1}>{props.footer}</td>
                </tr>
              )
        }
        itemContent={rowContent}
      />
      {placeholder}
      <span role="status">
        <VisuallyHidden>{widthKeys.announcement}</VisuallyHidden>
      </span>
    </div>
  );
}
