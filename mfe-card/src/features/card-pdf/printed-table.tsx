import type { ReactNode } from 'react';
import styles from './card-pdf.module.css';

interface Props {
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of a printed card. */
export function PrintedTable({ columns, children }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
