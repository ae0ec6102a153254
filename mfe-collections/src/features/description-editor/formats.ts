import { toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { linkAt } from './links.ts';
import { schema } from './schema.ts';

export type Format = 'bold' | 'italic' | 'bulletList' | 'orderedList';

/** The formats of the selection, and the address of the link in which it starts. */
export interface Formats {
  readonly active: ReadonlySet<Format>;
  readonly href: string | null;
}

const { bold, italic } = schema.marks;
const { bulletList, orderedList, listItem } = schema.nodes;

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The list around the start of the selection, the innermost one. */
function listType({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === bulletList || type === orderedList) return type;
  }
  return null;
}

/** The state of the toolbar. */
export function formatsOf(state: EditorState): Formats {
  const list = listType(state);
  const active = new Set<Format>();
  if (hasMark(state, bold)) active.add('bold');
  if (hasMark(state, italic)) active.add('italic');
  if (list === bulletList) active.add('bulletList');
  if (list === orderedList) active.add('orderedList');
  return { active, href: linkAt(state)?.href ?? null };
}

/** Turns paragraphs, or a list of the other kind, into a list of this kind, and a list of this kind into paragraphs. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const current = listType(state);
    if (current === type) return liftListItem(listItem)(state, dispatch, view);
    if (current === null) return wrapInList(type)(state, dispatch, view);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type === current) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
        return true;
      }
    return false;
  };
}

export const COMMANDS: Readonly<Record<Format, Command>> = {
  bold: toggleMark(bold),
  italic: toggleMark(italic),
  bulletList: toggleList(bulletList),
  orderedList: toggleList(orderedList),
};
