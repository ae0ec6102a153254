import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { link } = schema.marks;

interface Link {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The link in which the selection starts, with the range of its text. A cursor at the end of a link is in it; a
 * selection that starts there is not.
 */
export function linkAt({ selection: { $from, empty } }: EditorState): Link | null {
  const { parent, parentOffset } = $from;
  const start = $from.start();
  let found: Link | null = null;
  parent.forEach((child, offset) => {
    const mark = link.isInSet(child.marks);
    if (mark === undefined) return;
    const href = mark.attrs['href'] as string;
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    // A link of which a part is bold has several text nodes.
    const continues: Link | null = found !== null && found.href === href && found.to === from ? found : null;
    const end = offset + child.nodeSize;
    const isHere = offset <= parentOffset && (empty ? parentOffset <= end : parentOffset < end);
    if (continues !== null) found = { href, from: continues.from, to };
    else if (isHere) found = { href, from, to };
  });
  return found;
}

/** Links the selection; without one, changes the link at the cursor, or inserts the address. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const here = empty ? linkAt(state) : null;
    const mark = link.create({ href });
    if (empty && here === null) dispatch?.(state.tr.replaceSelectionWith(schema.text(href, [mark]), false));
    else {
      const [start, end] = here === null ? [from, to] : [here.from, here.to];
      dispatch?.(state.tr.removeMark(start, end, link).addMark(start, end, mark));
    }
    return true;
  };
}

/** Removes the link at the cursor, or all links of the selection; their text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const here = empty ? linkAt(state) : { from, to };
  if (here === null) return false;
  dispatch?.(state.tr.removeMark(here.from, here.to, link));
  return true;
};
