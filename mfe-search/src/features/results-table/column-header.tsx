import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { SortDirection, SortExpression } from '@airdex/shared-contracts/search-filter';
import { InfoTooltip, Tooltip } from '@airdex/shared-ui/tooltip';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { ColumnEdge } from '../column-widths/column-edge.tsx';
import { isSized, type SizedColumn } from '../column-widths/column-widths.ts';
import type { Column } from '../result-columns/columns.ts';
import styles from './results-table.module.css';

interface Props {
  readonly column: Column;
  readonly tabIndex: 0 | -1;
  /** Its sort direction; null if the results are not sorted by it. */
  readonly direction: SortDirection | null;
  /** From 1 on, if the results are sorted by several columns; otherwise 0. */
  readonly place: number;
  /** Number of columns that the results are sorted by. */
  readonly levels: number;
  /** Pixels, if the user chose a width. */
  readonly width: number | undefined;
  readonly onSort: (expression: SortExpression, keepOthers: boolean) => void;
  readonly onResize: (column: SizedColumn, width: number | null) => void;
  /** Called at the end of a change of widths. */
  readonly onResized: () => void;
}

/**
 * Columns before the title change at their end, those after it at their start, because the title takes up the
 * difference.
 */
const AFTER_TITLE: readonly Column['key'][] = ['subGenre', 'formatType', 'premiereShare', 'averageShare'];

const DIRECTION_TEXT = { Asc: 'columns.sortAscending', Desc: 'columns.sortDescending' } as const;
const ICONS = { Asc: ArrowUp, Desc: ArrowDown } as const;
const ARIA_SORT = { Asc: 'ascending', Desc: 'descending' } as const;

/** A column's name, as a button that sorts by it; renders only when something of its own changes. */
export const ColumnHeader = memo(function ColumnHeader(props: Props) {
  const { column, tabIndex, direction, place, levels, width, onSort, onResize, onResized } = props;
  const { t } = useTranslation();
  const orderId = useId();
  const Icon = direction === null ? ChevronsUpDown : ICONS[direction];
  const button = (
    <Button
      className={styles.sortButton ?? ''}
      excludeFromTabOrder={tabIndex === -1}
      {...(direction === null ? {} : { 'aria-describedby': orderId })}
      onPress={({ shiftKey }) => {
        onSort(column.sortExpression, shiftKey);
      }}
    >
      {t(`columns.${column.key}`)}
      <span className={styles.sortMark}>
        <Icon aria-hidden="true" />
        {place > 0 && place}
      </span>
    </Button>
  );
  return (
    <th
      scope="col"
      className={styles[column.key]}
      style={width === undefined ? undefined : { width }}
      aria-sort={direction === null ? 'none' : ARIA_SORT[direction]}
    >
      <span className={styles.columnHeader}>
        {column.hint === undefined ? (
          button
        ) : (
          <Tooltip text={t(`columns.${column.hint}`)} isHoverable>
            {button}
          </Tooltip>
        )}
        {direction !== null && (
          <VisuallyHidden>
            <span id={orderId} aria-hidden="true">
              {t(DIRECTION_TEXT[direction])}
              {place > 0 && t('columns.sortPlace', { place, levels })}
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
          onResized={onResized}
        />
      )}
    </th>
  );
});
