import { useCallback } from 'react';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { SortExpression } from '@airdex/shared-contracts/search-filter';
import { isSized, type ColumnWidths, type SizedColumn } from '../column-widths/column-widths.ts';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import { CELLS_OF_TABLE_ROW, tabIndexIn, useGridRow } from '../grid-focus/use-grid-row.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { SelectAll } from '../selection/select-all.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';
import { directionOf, orderAfterClick, placeIn } from '../sorting/sort-order.ts';
import { ColumnHeader } from './column-header.tsx';
import type { Column } from '../result-columns/columns.ts';
import styles from './results-table.module.css';

interface Props {
  readonly columns: readonly Column[];
  readonly selection: SelectionStore;
  readonly focus: GridFocus;
  readonly widths: ColumnWidths;
  readonly onResize: (column: SizedColumn, width: number | null) => void;
  /** Called at the end of a change of widths. */
  readonly onResized: () => void;
}

/** The table's header: select-all, and the columns, each a button that sorts. */
export function ResultsTableHeader(props: Props) {
  const { columns, selection, focus, widths, onResize, onResized } = props;
  const session = useSearchSession();
  const orderBy = useCurrent(session.orderBy);
  const { ref, column: activeColumn } = useGridRow<HTMLTableCellElement>(focus, 'head', CELLS_OF_TABLE_ROW);
  const sort = useCallback(
    (expression: SortExpression, keepOthers: boolean) => {
      session.order(orderAfterClick(session.orderBy.get(), expression, keepOthers));
    },
    [session],
  );
  return (
    <tr className={styles.headRow} aria-rowindex={1} data-head>
      <th ref={ref} scope="col" className={styles.checkCell}>
        <SelectAll selection={selection} isLabelHidden tabIndex={tabIndexIn(activeColumn, 0)} />
      </th>
      {columns.map((column, index) => (
        <ColumnHeader
          key={column.key}
          column={column}
          tabIndex={tabIndexIn(activeColumn, index + 1)}
          direction={directionOf(orderBy, column.sortExpression)}
          place={orderBy.length > 1 ? placeIn(orderBy, column.sortExpression) : 0}
          levels={orderBy.length}
          width={isSized(column.key) ? widths[column.key] : undefined}
          onSort={sort}
          onResize={onResize}
          onResized={onResized}
        />
      ))}
    </tr>
  );
}
