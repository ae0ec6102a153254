import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { treeKeyAction } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import styles from './name-tree.module.css';

const ROW_PX = 36;
/** In a longer tree, the last visible line is cut off to show that there are more. */
const MAX_PX = 378;
/** Lines of a tree that are all rendered, so that the browser's search finds them. */
const RENDERED_LINES = 300;

interface Props {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly onToggle: (key: string) => void;
}

/**
 * Groups and their members. If there are more than a few hundred lines, only the visible ones are rendered. The tree
 * itself has the focus and exposes the active line, so that a line that scrolls out of view does not take the focus
 * with it.
 */
export function NameTree({ label, rows, onToggle }: Props) {
  const id = useId();
  const handle = useRef<VirtuosoHandle>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const height = Math.min(rows.length * ROW_PX, MAX_PX);
  const active = Math.max(
    rows.findIndex(({ key }) => key === activeKey),
    0,
  );
  const lineId = (row: TreeRow | undefined) => (row === undefined ? undefined : `${id}-${row.key}`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = treeKeyAction(event.key, rows, active, Math.floor(height / ROW_PX) - 1);
    if (action === null) return;
    event.preventDefault();
    const target = rows[action.kind === 'move' ? action.to : active];
    if (target === undefined) return;
    setActiveKey(target.key);
    if (action.kind === 'move') handle.current?.scrollIntoView({ index: action.to });
    else onToggle(target.key);
  };

  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-line]');
    const row = rows.find(({ key }) => key === line?.dataset['line']);
    if (row === undefined) return;
    setActiveKey(row.key);
    if (row.kind === 'group') onToggle(row.key);
  };

  return (
    <Virtuoso
      ref={handle}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={lineId(rows[active])}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={{ height }}
      data={rows}
      fixedItemHeight={ROW_PX}
      increaseViewportBy={rows.length <= RENDERED_LINES ? rows.length * ROW_PX : 0}
      initialItemCount={Math.min(rows.length, Math.ceil(MAX_PX / ROW_PX))}
      computeItemKey={(_, { key }) => key}
      itemContent={(index, row) => (
        <TreeLine id={lineId(row) ?? ''} row={row} isActive={index === active} height={ROW_PX} />
      )}
    />
  );
}
