import { folded } from '../text-search/folded.ts';
import { placedText } from '../text-search/text-of.ts';

/** A text as searches compare it, with the original position of each of its characters. */
function foldedWithOffsets(text: string): { readonly all: string; readonly offsets: readonly number[] } {
  let all = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const one = folded(character);
    all += one;
    for (let index = 0; index < one.length; index++) offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return { all, offsets };
}

/**
 * The positions of a term in the text of an element, without its buttons, also across its tags, ignoring case and
 * accents. None for a blank term.
 */
export function matchRanges(root: Element, term: string): readonly Range[] {
  const needle = folded(term).trim();
  if (needle === '') return [];
  const { text, nodes } = placedText(root);
  const { all, offsets } = foldedWithOffsets(text);
  /** A match that ends where a node begins belongs to the node before. */
  const place = (offset: number, isEnd: boolean) => {
    const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
    return found && { node: found.node, offset: offset - found.start };
  };
  const ranges: Range[] = [];
  for (let at = all.indexOf(needle); at !== -1; at = all.indexOf(needle, at + needle.length)) {
    const begin = place(offsets[at] ?? 0, false);
    const end = place(offsets[at + needle.length] ?? text.length, true);
    if (begin === undefined || end === undefined) continue;
    const range = root.ownerDocument.createRange();
    range.setStart(begin.node, begin.offset);
    range.setEnd(end.node, end.offset);
    ranges.push(range);
  }
  return ranges;
}
