import { PASTED_STYLE } from './schema.ts';

/** In the styles of a paragraph of Word: it belongs to a list, at this level from 1. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** In the styles of the bullet or number that Word writes as text in front of the item. */
const MARKER = /mso-list:\s*ignore/i;
/** `1.`, `1.2`, `a)`, `(iv)` or `一、`, but not `o`, which is a bullet. */
const NUMBER = /^[（(]?(?:\d|\p{L}+[.)、．）])/u;

interface OpenList {
  readonly list: HTMLElement;
  readonly level: number;
}

const styleOf = (element: Element) => element.getAttribute(PASTED_STYLE) ?? '';

/** Removes the bullet or number of an item. Returns the tag of the list that it belongs to. */
function takeMarker(line: Element): 'ul' | 'ol' {
  const marker = [...line.querySelectorAll(`[${PASTED_STYLE}]`)].find((part) => MARKER.test(styleOf(part)));
  marker?.remove();
  return NUMBER.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
}

/**
 * Converts paragraphs that Word copies instead of lists into lists.
 * @param html from the clipboard, with its styles in `PASTED_STYLE`
 */
export function withWordLists(html: string): string {
  if (!LEVEL.test(html)) return html;
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  /** The lists that the next item may continue, the outermost one first. */
  const open: OpenList[] = [];
  for (const line of body.querySelectorAll(`p[${PASTED_STYLE}]`)) {
    const level = Number(LEVEL.exec(styleOf(line))?.[1] ?? 0);
    if (level === 0) continue;
    const tag = takeMarker(line);
    if (open[0]?.list !== line.previousElementSibling) open.length = 0;
    const continues = open.findLastIndex(
      (it) => it.level < level || (it.level === level && it.list.localName === tag),
    );
    open.length = continues + 1;
    const around = open.at(-1);
    let list = around?.list;
    if (list === undefined || around?.level !== level) {
      const inner = body.ownerDocument.createElement(tag);
      if (list === undefined) line.before(inner);
      else list.lastElementChild?.append(inner);
      list = inner;
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
  return body.innerHTML;
}
