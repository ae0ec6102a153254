import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import { InfoTooltip } from '@airdex/shared-ui/tooltip';
import { SelectAll } from '../selection/select-all.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';
import { directionOf, orderAfterClick } from '../sorting/sort-order.ts';
import type { Column } from './columns.ts';
import styles from './results-table.module.css';

interface Props {
  readonly columns: readonly Column[];
  readonly selection: SelectionStore;
  readonly orderBy: readonly OrderBy[];
  readonly onOrderChange: (orderBy: readonly OrderBy[]) => void;
}

const ARIA_SORT = { Asc: 'ascending', Desc: 'descending' } as const;

function ColumnHeader({
  column,
  orderBy,
  onOrderChange,
}: { readonly column: Column } & Pick<Props, 'orderBy' | 'onOrderChange'>) {
  const { t } = useTranslation();
  const direction = directionOf(orderBy, column.sortExpression);
  const place = orderBy.findIndex(({ sortExpression }) => sortExpression === column.sortExpression) + 1;
  return (
    <th
      scope="col"
      className={styles[column.key]}
      aria-sort={direction === null ? 'none' : ARIA_SORT[direction]}
    >
      <span className={styles.columnHeader}>
        <button
          type="button"
          className={styles.sortButton}
          onClick={(event: MouseEvent) => {
            onOrderChange(orderAfterClick(orderBy, column.sortExpression, event.shiftKey));
          }}
        >
          {t(`columns.${column.key}`)}
          {direction === 'Asc' && <ArrowUp aria-hidden="true" />}
          {direction === 'Desc' && <ArrowDown aria-hidden="true" />}
          {orderBy.length > 1 && place > 0 && <span className={styles.sortPlace}>{place}</span>}
        </button>
        {column.hint !== undefined && column.hintLabel !== undefined && (
          <InfoTooltip label={t(`columns.${column.hintLabel}`)} text={t(`columns.${column.hint}`)} />
        )}
      </span>
    </th>
  );
}

/** The table's head: select-all, and the columns, each a button that sorts. */
export function ResultsTableHeader({ columns, selection, orderBy, onOrderChange }: Props) {
  return (
    <tr className={styles.headRow} aria-rowindex={1}>
      <th scope="col" className={styles.checkCell}>
        <SelectAll selection={selection} isLabelHidden />
      </th>
      {columns.map((column) => (
        <ColumnHeader key={column.key} column={column} orderBy={orderBy} onOrderChange={onOrderChange} />
      ))}
    </tr>
  );
}
