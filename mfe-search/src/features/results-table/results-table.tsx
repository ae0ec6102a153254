import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TableVirtuoso, type TableComponents } from 'react-virtuoso';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import type { SelectionStore } from '../selection/selection-store.ts';
import { resultColumns } from './columns.ts';
import { ResultCells } from './result-cells.tsx';
import { ResultsTableHeader } from './results-table-header.tsx';
import styles from './results-table.module.css';

/** Pixels beyond the window in which rows stay drawn. */
const LINE_MARGIN_PX = 100;

interface Props {
  readonly programs: readonly ProgrammeLine[];
  readonly count: number;
  readonly hideRatings: boolean;
  readonly selection: SelectionStore;
  readonly orderBy: readonly OrderBy[];
  readonly onOrderChange: (orderBy: readonly OrderBy[]) => void;
  readonly scrollerRef: (element: HTMLElement | Window | null) => void;
  /** Under the last row: what is going on with the next page. */
  readonly footer: ReactNode;
}

interface TableContext {
  readonly label: string;
  readonly rowCount: number;
}

const components: TableComponents<ProgrammeLine, TableContext> = {
  Table: ({ context, ...props }) => (
    <table {...props} className={styles.table} aria-label={context.label} aria-rowcount={context.rowCount} />
  ),
  TableRow: ({ context: _, item: __, ...props }) => (
    // The head is row 1.
    <tr {...props} className={styles.row} aria-rowindex={props['data-item-index'] + 2} />
  ),
};

/** Results as a table; only the rows near the window are in the page, and it says how many there are in all. */
export function ResultsTable(props: Props) {
  const { t } = useTranslation();
  const { programs, count, selection } = props;
  const columns = resultColumns(props.hideRatings);
  return (
    <TableVirtuoso
      className={styles.scroller}
      data={programs}
      context={{ label: t('results.title'), rowCount: count + 1 }}
      components={components}
      computeItemKey={(_, { idProgram }) => idProgram}
      increaseViewportBy={LINE_MARGIN_PX}
      scrollerRef={props.scrollerRef}
      fixedHeaderContent={() => (
        <ResultsTableHeader
          columns={columns}
          selection={selection}
          orderBy={props.orderBy}
          onOrderChange={props.onOrderChange}
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
      itemContent={(_, programme) => (
        <ResultCells programme={programme} columns={columns} selection={selection} />
      )}
    />
  );
}
