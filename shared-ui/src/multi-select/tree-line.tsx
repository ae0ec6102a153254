import { Check, ChevronRight, Minus } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { TreeRow } from './tree-rows.ts';
import styles from './multi-select.module.css';

interface Props {
  readonly id: string;
  readonly row: TreeRow;
  readonly isActive: boolean;
}

const CHECKED = { all: true, some: 'mixed', none: false } as const;

/** A line of the tree, which handles keys and pointer for all of its lines. */
export function TreeLine({ id, row, isActive }: Props) {
  const { locale } = useLocale();
  const { option, level, isOpen, ticked, place, siblings } = row;
  return (
    <div
      id={id}
      role="treeitem"
      className={styles.line}
      data-line={row.key}
      data-active={isActive || undefined}
      data-level={level}
      data-empty={option.count === 0 || undefined}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={ticked === 'all'}
      aria-checked={CHECKED[ticked]}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
    >
      {isOpen !== null && (
        <span className={styles.arrow} data-arrow data-open={isOpen || undefined} aria-hidden="true">
          <ChevronRight />
        </span>
      )}
      <span className={styles.box} data-ticked={ticked} aria-hidden="true">
        {ticked === 'some' && <Minus />}
        {ticked === 'all' && <Check />}
      </span>
      <span className={styles.name} title={option.name}>
        {option.name}
      </span>
      {option.mark !== undefined && <span className={styles.mark}>{option.mark}</span>}
      {option.count !== undefined && (
        <span className={styles.count}>{option.count.toLocaleString(locale)}</span>
      )}
    </div>
  );
}
