import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styles from './recap-dialog.module.css';

/** A larger group is closed initially: a country may have hundreds of channels. */
const OPEN_AT_FIRST_MAX = 6;

interface Props {
  readonly name: string;
  readonly isMarked: boolean;
  /** The button that marks all of it. */
  readonly mark: ReactNode;
  /** How many of it are selected. */
  readonly count: number;
  /** Their lines; not called while the group is closed. */
  readonly children: () => ReactNode;
}

/** A group of values that opens to its selected ones. */
export function RecapDialogGroup({ name, isMarked, mark, count, children }: Props) {
  const [isOpen, setOpen] = useState(count <= OPEN_AT_FIRST_MAX);
  return (
    <li>
      <span className={styles.row} data-marked={isMarked || undefined}>
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <ChevronRight aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{count}</span>
        </button>
        {mark}
      </span>
      {isOpen && <ul className={styles.children}>{children()}</ul>}
    </li>
  );
}
