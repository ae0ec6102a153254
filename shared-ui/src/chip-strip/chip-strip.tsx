import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ChipItem, type Chip } from './chip.tsx';
import { chipAfterKey, chipAfterRemoval } from './chip-focus.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useStripScroll } from './use-strip-scroll.ts';
import styles from './chip-strip.module.css';

export interface ChipStripTexts {
  /** Name of the button that removes a chip. */
  readonly remove: (chip: Chip) => string;
  readonly scrollLeft: string;
  readonly scrollRight: string;
}

export interface ChipStripProps {
  /** Names the strip. */
  label: string;
  chips: readonly Chip[];
  texts: ChipStripTexts;
  /** The owner of the chips removes this one; the focus then moves to its neighbour. */
  onRemove: (id: string) => void;
  /** What a click on a chip does; undefined for a chip that can only be removed. */
  onOpen?: (chip: Chip) => (() => void) | undefined;
}

/**
 * Removable chips in one row, which scrolls by drag, wheel or keys if it overflows. One stop for Tab: arrows,
 * Home and End move from chip to chip, Delete and Backspace remove.
 */
export function ChipStrip({ label, chips, texts, onRemove, onOpen }: ChipStripProps) {
  const [strip, setStrip] = useState<HTMLUListElement | null>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const removed = useRef<{ readonly id: string; readonly place: number } | null>(null);
  const { isDragging, handlers } = useDragScroll();
  const { hasBefore, hasAfter, scrollTowards } = useStripScroll(strip, chips);
  const current = Math.max(
    chips.findIndex(({ id }) => id === currentId),
    0,
  );

  const focusChip = (place: number) =>
    strip?.children[place]?.querySelector<HTMLElement>('[aria-keyshortcuts]')?.focus();

  useLayoutEffect(() => {
    if (removed.current === null || chips.some(({ id }) => id === removed.current?.id)) return;
    const place = chipAfterRemoval(removed.current.place, chips.length);
    removed.current = null;
    focusChip(place);
  });

  function remove(id: string, place: number): void {
    removed.current = { id, place };
    onRemove(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chip = chips[current];
    if (chip === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = chipAfterKey(event.key, current, chips.length);
    if (place !== undefined) focusChip(place);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(chip.id, current);
    else return;
    event.preventDefault();
  }

  const arrow = (direction: 1 | -1) => {
    const Icon = direction < 0 ? ChevronLeft : ChevronRight;
    const name = direction < 0 ? texts.scrollLeft : texts.scrollRight;
    // For the mouse only: with the keyboard, the strip follows the focused chip.
    return (
      <button
        type="button"
        className={styles.arrow}
        tabIndex={-1}
        aria-hidden="true"
        title={name}
        onClick={() => scrollTowards(direction)}
      >
        <Icon aria-hidden="true" />
      </button>
    );
  };

  return (
    <div className={styles.root} data-before={hasBefore || undefined} data-after={hasAfter || undefined}>
      {hasBefore && arrow(-1)}
      <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={onKeyDown}>
        <ul ref={setStrip} className={styles.strip} data-dragging={isDragging || undefined} {...handlers}>
          {chips.map((chip, place) => (
            <ChipItem
              key={chip.id}
              chip={chip}
              removeLabel={texts.remove(chip)}
              isCurrent={place === current}
              onOpen={onOpen?.(chip)}
              onRemove={() => remove(chip.id, place)}
              onFocus={() => setCurrentId(chip.id)}
            />
          ))}
        </ul>
      </div>
      {hasAfter && arrow(1)}
    </div>
  );
}
