import type { TreeRow } from './tree-rows.ts';

/** What a key does: moves to a line, opens or closes the group of the active line, or ticks it. */
export type TreeKeyAction =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'open'; readonly isOpen: boolean }
  | { readonly kind: 'toggle' };

const parentOf = (rows: readonly TreeRow[], at: number) =>
  rows.findLastIndex((row, index) => index < at && row.level === 1);

/**
 * What a key does in a tree, or null for keys that the tree ignores.
 * @param at the active line
 * @param page lines visible at a time
 */
export function treeKeyAction(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  page: number,
): TreeKeyAction | null {
  const row = rows[at];
  const move = (to: number): TreeKeyAction => ({
    kind: 'move',
    to: Math.min(Math.max(to, 0), rows.length - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return move(at + 1);
    case 'ArrowUp':
      return move(at - 1);
    case 'PageDown':
      return move(at + page);
    case 'PageUp':
      return move(at - page);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows.length - 1);
    case 'ArrowRight':
      if (row?.isOpen === false) return { kind: 'open', isOpen: true };
      return row?.isOpen === true ? move(at + 1) : move(at);
    case 'ArrowLeft':
      if (row?.isOpen === true) return { kind: 'open', isOpen: false };
      return row?.level === 2 ? move(parentOf(rows, at)) : move(at);
    case ' ':
    case 'Enter':
      return { kind: 'toggle' };
    default:
      return null;
  }
}
