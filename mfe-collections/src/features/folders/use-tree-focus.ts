import { useEffect, useRef, type RefObject } from 'react';
import { isFolderRow, type Row } from './folder-rows.ts';

const keysOf = <Item>(rows: readonly Row<Item>[]) =>
  rows.flatMap((row) => [row.key, ...(isFolderRow(row) ? row.rows.map(({ key }) => key) : [])]);

const rowElement = (tree: HTMLElement | null, key: string) =>
  tree?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`);

/** Raised by react-aria on the element that is about to get the focus back from a dialog. */
const RESTORE_EVENT = 'react-aria-focus-scope-restore';

/**
 * Keeps the focus where the user was. Dialogs return it to the button that opened them. When the row that last had the
 * focus is removed, the next row gets it, or else the one before. When the tools for selected rows disappear with the
 * focus, the row that had it last gets it.
 * @param tree element around the tree; it must stay mounted
 */
export function useTreeFocus<Item>(
  tree: RefObject<HTMLElement | null>,
  rows: readonly Row<Item>[],
  hasSelection: boolean,
): void {
  const last = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  const neighbour = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
      if (row !== null && tree.current?.contains(row) === true) last.current = row.dataset['key'] ?? null;
    };
    const around = tree.current;
    // The tree would prevent this, because another row may use the elements by then, and focus the row instead.
    const allow = (event: Event) => {
      event.stopPropagation();
      if (neighbour.current === null) return;
      // The button was removed with its row. Without this, the first row would get the focus.
      event.preventDefault();
      rowElement(around, neighbour.current)?.focus();
    };
    document.addEventListener('focusin', note);
    around?.addEventListener(RESTORE_EVENT, allow, { capture: true });
    return () => {
      document.removeEventListener('focusin', note);
      around?.removeEventListener(RESTORE_EVENT, allow, { capture: true });
    };
  }, [tree]);
  useEffect(() => {
    const keys = keysOf(rows);
    const here = new Set(keys);
    const at = before.current.indexOf(last.current ?? '');
    const old = before.current;
    before.current = keys;
    if (at < 0 || last.current === null || here.has(last.current)) return undefined;
    const next =
      old.slice(at).find((key) => here.has(key)) ?? old.slice(0, at).findLast((key) => here.has(key)) ?? null;
    neighbour.current = next;
    // After a closing dialog has tried to return the focus.
    const frame = requestAnimationFrame(() => {
      neighbour.current = null;
      if (next !== null && document.activeElement === document.body) rowElement(tree.current, next)?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [rows, tree]);
  useEffect(() => {
    const around = tree.current;
    if (!hasSelection) return undefined;
    return () => {
      // After a closing menu or dialog has tried to return the focus.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row =
          rowElement(around, last.current ?? '') ?? around?.querySelector<HTMLElement>('[role="row"]');
        row?.focus({ preventScroll: true });
      });
    };
  }, [hasSelection, tree]);
}
