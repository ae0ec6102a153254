import {
  useDeferredValue,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { isGroup, type GroupOption, type TreeOption } from './tree-option.ts';
import { treeKeyAction } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import styles from './multi-select.module.css';

const ROW_PX = 32;
/** In a longer list, the last visible line is cut off to show that there are more. */
const LIST_MAX_PX = { medium: 350, small: 200 } as const;

interface Props {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly size: 'small' | 'medium';
  readonly onToggle: (option: TreeOption) => void;
  readonly onOpenChange: (group: GroupOption, isOpen: boolean) => void;
  readonly ref?: RefObject<HTMLElement | null>;
}

/**
 * The lines, of which only the visible ones are rendered. The list itself has the focus and exposes the
 * active line, so that a line that scrolls out of view does not take the focus with it.
 */
export function TreeList({ label, rows, size, onToggle, onOpenChange, ref }: Props) {
  const id = useId();
  const handle = useRef<VirtuosoHandle>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const height = Math.min(rows.length * ROW_PX, LIST_MAX_PX[size]);
  // The surface is painted first, with the space for the lines, and the lines immediately afterwards.
  const areDrawn = useDeferredValue(true, false);
  // If a search or a closed group removes the active line, the first one becomes active.
  const active = Math.max(
    rows.findIndex(({ key }) => key === activeKey),
    0,
  );
  const lineId = (row: TreeRow | undefined) => (row === undefined ? undefined : `${id}-${row.key}`);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    const action = treeKeyAction(event.key, rows, active, Math.floor(height / ROW_PX) - 1);
    if (action === null || row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (action.kind === 'toggle') onToggle(row.option);
    else if (action.kind === 'move') {
      setActiveKey(rows[action.to]?.key ?? null);
      handle.current?.scrollIntoView({ index: action.to });
    } else if (isGroup(row.option)) onOpenChange(row.option, action.isOpen);
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rows.find(({ key }) => key === target.closest<HTMLElement>('[data-line]')?.dataset['line']);
    if (row === undefined) return;
    setActiveKey(row.key);
    // A click on a line ticks it, except on its arrow, which opens it.
    if (target.closest('[data-arrow]') === null || !isGroup(row.option)) onToggle(row.option);
    else onOpenChange(row.option, row.isOpen === false);
  };

  if (!areDrawn) return <div className={styles.list} style={{ height }} />;
  // The list is its own scroller: nothing else between a tree and its lines may take the focus.
  return (
    <Virtuoso
      ref={handle}
      scrollerRef={(element) => {
        if (ref !== undefined) ref.current = element instanceof HTMLElement ? element : null;
      }}
      className={styles.list}
      role="tree"
      aria-multiselectable="true"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={lineId(rows[active])}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={{ height }}
      data={rows}
      fixedItemHeight={ROW_PX}
      initialItemCount={Math.min(rows.length, Math.ceil(LIST_MAX_PX[size] / ROW_PX))}
      computeItemKey={(_, { key }) => key}
      itemContent={(index, row) => <TreeLine id={lineId(row) ?? ''} row={row} isActive={index === active} />}
    />
  );
}
