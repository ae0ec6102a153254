import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import { InfoTooltip, Tooltip } from '@airdex/shared-ui/tooltip';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { ColumnEdge } from '../column-widths/column-edge.tsx';
import { isSized, type ColumnWidths, type SizedColumn } from '../column-widths/column-widths.ts';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import { CELLS_OF_TABLE_ROW, tabIndexIn, useGridRow } from '../grid-focus/use-grid-row.ts';
import { SelectAll } from '../selection/select-all.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';
import { directionOf, orderAfterClick } from '../sorting/sort-order.ts';
import type { Column } from './columns.ts';
import styles from './results-table.module.css';

interface Props {
  readonly columns: readonly Column[];
  readonly selection: SelectionStore;
  readonly focus: GridFocus;
  readonly orderBy: readonly OrderBy[];
  readonly onOrderChange: (orderBy: readonly OrderBy[]) => void;
  readonly widths: ColumnWidths;
  readonly onResize: (column: SizedColumn, width: number | null) => void;
}

/** Columns before the title change at their end, those after it at their start: the title is what gives way. */
const AFTER_TITLE: readonly Column['key'][] = ['subGenre', 'formatType', 'premiereShare', 'averageShare'];

const DIRECTION_TEXT = { Asc: 'columns.sortAscending', Desc: 'columns.sortDescending' } as const;
const ARIA_SORT = { Asc: 'ascending', Desc: 'descending' } as const;

function ColumnHeader({
  column,
  tabIndex,
  orderBy,
  onOrderChange,
  widths,
  onResize,
}: { readonly column: Column; readonly tabIndex: 0 | -1 } & Omit<Props, 'columns' | 'selection' | 'focus'>) {
  const { t } = useTranslation();
  const orderId = useId();
  const direction = directionOf(orderBy, column.sortExpression);
  const place = orderBy.findIndex(({ sortExpression }) => sortExpression === column.sortExpression) + 1;
  const button = (
    <Button
      className={styles.sortButton ?? ''}
      excludeFromTabOrder={tabIndex === -1}
      {...(direction === null ? {} : { 'aria-describedby': orderId })}
      onPress={({ shiftKey }) => {
        onOrderChange(orderAfterClick(orderBy, column.sortExpression, shiftKey));
      }}
    >
      {t(`columns.${column.key}`)}
      {direction === 'Asc' && <ArrowUp aria-hidden="true" />}
      {direction === 'Desc' && <ArrowDown aria-hidden="true" />}
      {orderBy.length > 1 && place > 0 && <span className={styles.sortPlace}>{place}</span>}
    </Button>
  );
  return (
    <th
      scope="col"
      className={styles[column.key]}
      style={isSized(column.key) ? { width: widths[column.key] } : undefined}
      aria-sort={direction === null ? 'none' : ARIA_SORT[direction]}
    >
      <span className={styles.columnHeader}>
        {column.hint === undefined ? button : <Tooltip text={t(`columns.${column.hint}`)}>{button}</Tooltip>}
        {direction !== null && (
          <VisuallyHidden>
            <span id={orderId} aria-hidden="true">
              {t(DIRECTION_TEXT[direction])}
              {orderBy.length > 1 && t('columns.sortPlace', { place, levels: orderBy.length })}
            </span>
          </VisuallyHidden>
        )}
        {column.hint !== undefined && column.hintLabel !== undefined && (
          <InfoTooltip
            label={t(`columns.${column.hintLabel}`)}
            text={t(`columns.${column.hint}`)}
            isPassedByTab
          />
        )}
      </span>
      {isSized(column.key) && (
        <ColumnEdge
          column={column.key}
          side={AFTER_TITLE.includes(column.key) ? 'start' : 'end'}
          title={t('columns.changeWidth')}
          onResize={onResize}
        />
      )}
    </th>
  );
}

/** The table's head: select-all, and the columns, each a button that sorts. */
export function ResultsTableHeader({ columns, selection, focus, ...head }: Props) {
  const { ref, column: activeColumn } = useGridRow<HTMLTableCellElement>(focus, 'head', CELLS_OF_TABLE_ROW);
  return (
    <tr className={styles.headRow} aria-rowindex={1} data-head>
      <th ref={ref} scope="col" className={styles.checkCell}>
        <SelectAll selection={selection} isLabelHidden tabIndex={tabIndexIn(activeColumn, 0)} />
      </th>
      {columns.map((column, place) => (
        <ColumnHeader
          key={column.key}
          column={column}
          tabIndex={tabIndexIn(activeColumn, place + 1)}
          {...head}
        />
      ))}
    </tr>
  );
}
