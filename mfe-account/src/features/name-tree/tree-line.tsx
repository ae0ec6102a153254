import { ChevronRight } from 'lucide-react';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import type { TreeRow } from './tree-rows.ts';
import styles from './name-tree.module.css';

interface Props {
  readonly id: string;
  readonly row: TreeRow;
  readonly isActive: boolean;
  /** Pixels. */
  readonly height: number;
}

/** A line of a tree: a group with its number of members and its note, or a member. */
export function TreeLine({ id, row, isActive, height }: Props) {
  const tag = languageTag(useLanguage());
  const isGroup = row.kind === 'group';
  const note = isGroup ? row.group.note : undefined;
  return (
    <div
      id={id}
      role="treeitem"
      className={styles.line}
      style={{ height }}
      data-line={row.key}
      data-kind={row.kind}
      data-active={isActive || undefined}
      data-open={(isGroup && row.isOpen) || undefined}
      aria-level={isGroup ? 1 : 2}
      aria-expanded={isGroup ? row.isOpen : undefined}
      aria-selected={false}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
    >
      {isGroup && <ChevronRight className={styles.arrow} aria-hidden="true" />}
      <span className={styles.name} title={row.name}>
        {row.name}
      </span>
      {isGroup && <span className={styles.count}>{row.count.toLocaleString(tag)}</span>}
      {note !== undefined && (
        <span className={styles.note} title={note.text}>
          <Badge tone={note.isPositive ? 'success' : 'neutral'}>{note.text}</Badge>
        </span>
      )}
    </div>
  );
}
