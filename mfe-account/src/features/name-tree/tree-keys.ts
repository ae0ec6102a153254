import type { TreeRow } from './tree-rows.ts';

type TreeKeyAction = { readonly kind: 'move'; readonly to: number } | { readonly kind: 'toggle' } | null;

/**
 * What a key does in a tree, as screen readers expect it.
 * @param at the active line
 * @param page lines of a screen
 */
export function treeKeyAction(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  page: number,
): TreeKeyAction {
  const row = rows[at];
  if (row === undefined) return null;
  const to = (index: number): TreeKeyAction => ({
    kind: 'move',
    to: Math.min(Math.max(index, 0), rows.length - 1),
  });
  const isGroup = row.kind === 'group';
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + page);
    case 'PageUp':
      return to(at - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (!isGroup) return null;
      return row.isOpen ? to(at + 1) : { kind: 'toggle' };
    case 'ArrowLeft':
      if (isGroup) return row.isOpen ? { kind: 'toggle' } : null;
      return to(at - row.place);
    case 'Enter':
    case ' ':
      return isGroup ? { kind: 'toggle' } : null;
    default:
      return null;
  }
}
