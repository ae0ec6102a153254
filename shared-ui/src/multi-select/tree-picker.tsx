import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../search-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { toggleAll, toggleOption } from './choose.ts';
import { matchingOptions } from './matching-options.ts';
import type { MultiSelectProps } from './multi-select-props.ts';
import { leavesOf } from './tree-option.ts';
import { TreeList } from './tree-list.tsx';
import { tickedOf, treeRows } from './tree-rows.ts';
import styles from './multi-select.module.css';

interface Props extends Required<
  Pick<MultiSelectProps, 'label' | 'options' | 'value' | 'onChange' | 'texts' | 'size'>
> {
  /** The search term. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

/** The popup of a multi-select: search box, select-all and the options. */
export function TreePicker({ label, options, value, onChange, texts, size, query, onQueryChange }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // On touch devices, focus in the box would open the keyboard over half of the list.
  useEffect(() => {
    // Without scrolling: in a low window the search box above the list must stay visible.
    (matchMedia('(pointer: coarse)').matches ? list : search).current?.focus({ preventScroll: true });
  }, []);
  // Keeps typing responsive while thousands of names are searched.
  const term = useDeferredValue(query);
  const isSearching = term.trim() !== '';
  const shown = useMemo(() => matchingOptions(options, term), [options, term]);
  const chosen = useMemo(() => new Set(value), [value]);
  const rows = useMemo(
    () => treeRows(shown, chosen, ({ id }) => isSearching || open.has(id)),
    [shown, chosen, isSearching, open],
  );
  const ticked = useMemo(() => tickedOf(leavesOf(shown), chosen), [shown, chosen]);
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={texts.clearSearch}
          value={query}
          onChange={onQueryChange}
          onArrowDown={() => list.current?.focus()}
          inputRef={search}
        />
      </div>
      {/* Also without text: some screen readers don't read a status that is inserted with its text. */}
      <p className={styles.nothing} role="status">
        {rows.length === 0 && texts.noResults}
      </p>
      {rows.length > 0 && (
        <>
          <div className={styles.all}>
            <Checkbox
              label={texts.selectAll}
              isSelected={ticked === 'all'}
              isIndeterminate={ticked === 'some'}
              onChange={() => onChange(toggleAll(value, shown))}
            />
            {value.length > 0 && (
              <button
                type="button"
                className={styles.clear}
                onClick={(event) => {
                  // The clear button disappears once nothing is left to clear, so its neighbour takes the focus.
                  event.currentTarget.parentElement?.querySelector('input')?.focus();
                  onChange([]);
                }}
              >
                {texts.clear}
              </button>
            )}
          </div>
          <TreeList
            ref={list}
            label={label}
            rows={rows}
            size={size}
            onToggle={(option) => onChange(toggleOption(value, option))}
            onOpenChange={({ id }, isOpen) => {
              const next = new Set(open);
              if (isOpen) next.add(id);
              else next.delete(id);
              setOpen(next);
            }}
          />
        </>
      )}
    </div>
  );
}
