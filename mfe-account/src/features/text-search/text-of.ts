/** The elements that separate words. */
const BLOCKS = 'p, ul, ol, li, blockquote, h2, h3, h4, dl, dt, dd, div';

interface PlacedNode {
  readonly node: Node;
  /** Start of its text in the whole text. */
  readonly start: number;
}

/** The text of an element, without its buttons and with spaces between paragraphs and lines; and its text nodes. */
export function placedText(root: Element): { readonly text: string; readonly nodes: readonly PlacedNode[] } {
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    ({ nodeName }) => (nodeName === 'BUTTON' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  const nodes: PlacedNode[] = [];
  let text = '';
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeName === 'BR') text += ' ';
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const own = node.parentElement?.closest(BLOCKS);
    if (nodes.length > 0 && own !== block) text += ' ';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.nodeValue ?? '';
  }
  return { text, nodes };
}

/** Text of a piece of HTML, without its tags, with spaces between paragraphs and lines. */
export function textOf(html: string): string {
  return placedText(new DOMParser().parseFromString(html, 'text/html').body).text;
}
