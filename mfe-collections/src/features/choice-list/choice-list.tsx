import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Check } from 'lucide-react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { choiceKeyAction } from './choice-keys.ts';
import styles from './choice-list.module.css';

/** Lines drawn before anything could be measured. */
const FIRST_LINES = 10;

export interface ChoiceListProps<Item extends { readonly id: number }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly chosen: ReadonlySet<number>;
  readonly isMultiple: boolean;
  readonly onToggle: (item: Item) => void;
  /** Pixels; the height of every line where they are all the same, else about that. */
  readonly linePx: number;
  readonly hasFixedLines: boolean;
  readonly maxPx: number;
  /** What stands on a line, without anything in it that could be pressed by itself. */
  readonly children: (item: Item) => ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Lines to choose from, of which only those in sight are drawn. The list itself has the focus and says which line is
 * active, so that a line that scrolls away takes nothing with it.
 */
export function ChoiceList<Item extends { readonly id: number }>(props: ChoiceListProps<Item>) {
  const { label, items, chosen, isMultiple, onToggle, linePx, hasFixedLines, maxPx, children, ref } = props;
  const id = useId();
  const handle = useRef<VirtuosoHandle>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [measuredPx, setMeasuredPx] = useState<number | null>(null);
  const wholePx = hasFixedLines ? items.length * linePx : (measuredPx ?? items.length * linePx);
  const height = Math.min(wholePx, maxPx);
  // A line that is gone, by a search, leaves the first one active; at first it is the one that is chosen.
  const at = Math.max(
    items.findIndex((item) => (activeId === null ? chosen.has(item.id) : item.id === activeId)),
    0,
  );
  const lineId = (item: Item | undefined) => (item === undefined ? undefined : `${id}-${String(item.id)}`);

  // Also once the list knows its heights: before, it can't say where a far line is.
  const isMeasured = measuredPx !== null;
  useEffect(() => {
    if (activeId !== null) handle.current?.scrollIntoView({ index: at });
  }, [activeId, at, isMeasured]);

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[at];
    const action = choiceKeyAction(event.key, items.length, at, Math.max(1, Math.floor(height / linePx) - 1));
    if (action === null || item === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (action.kind === 'toggle') {
      setActiveId(item.id);
      onToggle(item);
    } else {
      setActiveId(items[action.to]?.id ?? null);
    }
  };

  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-line]');
    const item = items.find((it) => String(it.id) === line?.dataset['line']);
    if (item === undefined) return;
    setActiveId(item.id);
    onToggle(item);
  };

  return (
    <Virtuoso
      ref={handle}
      scrollerRef={(element) => {
        const scroller = element instanceof HTMLElement ? element : null;
        if (typeof ref === 'function') ref(scroller);
        else if (ref) ref.current = scroller;
      }}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-activedescendant={lineId(items[at])}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={{ height }}
      data={items}
      {...(hasFixedLines ? { fixedItemHeight: linePx } : { defaultItemHeight: linePx })}
      totalListHeightChanged={setMeasuredPx}
      initialItemCount={Math.min(items.length, FIRST_LINES)}
      computeItemKey={(_, item) => item.id}
      itemContent={(index, item) => (
        <div
          id={lineId(item)}
          role="option"
          className={styles.line}
          data-line={item.id}
          data-active={index === at || undefined}
          aria-selected={chosen.has(item.id)}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={hasFixedLines ? { height: linePx } : undefined}
        >
          <span className={styles.tick} data-round={!isMultiple || undefined} aria-hidden="true">
            <Check />
          </span>
          <div className={styles.content}>{children(item)}</div>
        </div>
      )}
    />
  );
}
