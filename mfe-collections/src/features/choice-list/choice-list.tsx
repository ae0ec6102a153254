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

/** Options rendered before anything could be measured. */
const FIRST_LINES = 10;

export interface ChoiceListProps<Item extends { readonly id: number }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly chosen: ReadonlySet<number>;
  readonly isMultiple: boolean;
  readonly onToggle: (item: Item) => void;
  /** A toggled option leaves the list, and the next one becomes active. */
  readonly isMoving?: boolean;
  /** Pixels; the height of every option if all are equal, else an estimate. */
  readonly linePx: number;
  readonly hasFixedLines: boolean;
  readonly maxPx: number;
  /** The content of an option, without controls of its own. */
  readonly children: (item: Item) => ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * A list of options that renders only the visible ones. The list itself has the focus and exposes the active option, so
 * that an option that scrolls out of view does not take the focus with it.
 */
export function ChoiceList<Item extends { readonly id: number }>(props: ChoiceListProps<Item>) {
  const { label, items, chosen, isMultiple, onToggle, linePx, hasFixedLines, maxPx, children, ref } = props;
  const { isMoving = false } = props;
  const id = useId();
  const handle = useRef<VirtuosoHandle>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [measuredPx, setMeasuredPx] = useState<number | null>(null);
  const wholePx = hasFixedLines ? items.length * linePx : (measuredPx ?? items.length * linePx);
  const height = Math.min(wholePx, maxPx);
  // If a search removes the active option, the first one becomes active; initially it is the selected one.
  const at = Math.max(
    items.findIndex((item) => (activeId === null ? chosen.has(item.id) : item.id === activeId)),
    0,
  );
  const lineId = (item: Item | undefined) => (item === undefined ? undefined : `${id}-${String(item.id)}`);

  // Repeats once the list knows its heights: before that, the position of a distant option is unknown.
  const isMeasured = measuredPx !== null;
  useEffect(() => {
    if (at > 0 || activeId !== null) handle.current?.scrollIntoView({ index: at });
  }, [activeId, at, isMeasured]);

  const toggle = (item: Item) => {
    const place = items.indexOf(item);
    const next = isMoving ? (items[place + 1] ?? items[place - 1]) : item;
    setActiveId(next?.id ?? null);
    onToggle(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[at];
    const action = choiceKeyAction(event.key, items.length, at, Math.max(1, Math.floor(height / linePx) - 1));
    if (action === null || item === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (action.kind === 'toggle') {
      toggle(item);
    } else {
      setActiveId(items[action.to]?.id ?? null);
    }
  };

  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-line]');
    const item = items.find((it) => String(it.id) === line?.dataset['line']);
    if (item !== undefined) toggle(item);
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
