import type { TableComponents } from 'react-virtuoso';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useSteadyRef } from '../results-scroller/use-steady-ref.ts';
import { useIsSelected } from '../selection/use-selection.ts';
import styles from './results-table.module.css';

interface TableContext {
  readonly label: string;
  /** Rows of the whole result, including the header. */
  readonly rowCount: number;
  /** Below this width, in pixels, it scrolls sideways. */
  readonly minWidth: number;
  readonly focus: GridFocus;
  readonly selection: SelectionStore;
}

/** The elements that the virtual table consists of. */
export const tableComponents: TableComponents<ProgrammeLine, TableContext> = {
  Table: ({ context, ...props }) => (
    <table
      {...props}
      ref={context.focus.setRoot}
      role="grid"
      className={styles.table}
      style={{ ...props.style, minWidth: context.minWidth }}
      aria-label={context.label}
      aria-rowcount={context.rowCount}
      aria-multiselectable="true"
    />
  ),
  TableBody: function Body({ context: _, ref, ...props }) {
    return <tbody {...props} ref={useSteadyRef(ref)} />;
  },
  TableRow: function Row({ context, item, ...props }) {
    const isSelected = useIsSelected(context.selection, item.idProgram);
    return (
      <tr
        {...props}
        className={styles.row}
        // The header is row 1.
        aria-rowindex={props['data-item-index'] + 2}
        aria-selected={isSelected}
        data-programme={item.idProgram}
      />
    );
  },
  // Placed after the rows instead of over them.
  TableFoot: ({ context: _, style: __, ...props }) => <tfoot {...props} />,
  // Replaces the rows that are not rendered, with the same height; hidden from screen readers.
  FillerRow: ({ height }) => (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  ),
};
