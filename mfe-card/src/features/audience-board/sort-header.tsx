import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nextOrder, sortDirection, type SortColumn, type SortOrder } from './sort-rows.ts';
import styles from './board-table.module.css';

interface Props {
  readonly column: SortColumn;
  readonly name: string;
  readonly hint?: string;
  /** Name of the target above. */
  readonly target?: string;
  readonly rowSpan?: number;
  readonly colSpan?: number;
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder | null) => void;
}

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** The header of a column: a button that sorts by it. */
export function SortHeader({ column, name, hint, target, rowSpan = 1, colSpan = 1, order, onOrder }: Props) {
  const { t } = useTranslation();
  const direction = sortDirection(order, column);
  const Icon = ICONS[direction];
  const fullName = target === undefined ? name : `${target} ${name}`;
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      colSpan={colSpan}
      // Read with each cell of the column, so without the button's "Sort by".
      aria-label={fullName}
      aria-sort={direction}
      className={column.kind === 'slot' ? styles.slotHeader : styles.figureHeader}
    >
      <button
        type="button"
        className={styles.sort}
        title={hint}
        aria-label={t('audience.sortBy', { column: fullName })}
        onFocus={({ currentTarget }) => {
          // Chromium scrolls to what is out of sight, but not to what the sticky column covers in part.
          if (currentTarget.matches(':focus-visible'))
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        onClick={() => {
          onOrder(nextOrder(order, column));
        }}
      >
        <span>{name}</span>
        <Icon size={12} aria-hidden="true" />
      </button>
    </th>
  );
}
