import { Schema } from 'prosemirror-model';
import { linkAddress } from './link-address.ts';

/** Attribute for the styles of a pasted element, because the page's policy would report a `style`. */
export const PASTED_STYLE = 'data-pasted-style';
// Word's `mso-bidi-font-weight` and the like only concern text from right to left.
const ITALIC = /(?:^|[^-])font-style:\s*italic/i;
const BOLD = /(?:^|[^-])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?:^|[^-])font-weight:\s*normal/i;
/** Hidden text, and Word's comments about the text. */
const NOT_TEXT = /display:\s*none|mso-element:\s*comment/i;
const hasStyle = (element: HTMLElement, style: RegExp) =>
  style.test(element.getAttribute(PASTED_STYLE) ?? '');

/**
 * All that a description can contain: paragraphs, line breaks, lists, bold, italics and links. Anything else that is
 * pasted keeps only its text.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      // A row of a table becomes a line.
      parseDOM: [
        { tag: 'button, select, textarea, svg, del, .MsoCommentReference', ignore: true },
        {
          tag: `[${PASTED_STYLE}]`,
          ignore: true,
          getAttrs: (element: HTMLElement) => hasStyle(element, NOT_TEXT) && null,
        },
        { tag: 'p' },
        { tag: 'tr' },
      ],
      toDOM: () => ['p', 0],
    },
    bulletList: {
      content: 'listItem+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      content: 'listItem+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      // Text typed behind a link is not part of it.
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link: HTMLElement) => {
            const href = linkAddress(link.getAttribute('href') ?? '');
            return href === null ? false : { href };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: mark.attrs['href'] as string }, 0],
    },
    italic: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { tag: 'span', consuming: false, getAttrs: (span: HTMLElement) => hasStyle(span, ITALIC) && null },
      ],
      toDOM: () => ['em', 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything that it copies into a <b> that is not bold.
        { tag: 'b', getAttrs: (element: HTMLElement) => !hasStyle(element, NOT_BOLD) && null },
        { tag: 'span', consuming: false, getAttrs: (span: HTMLElement) => hasStyle(span, BOLD) && null },
      ],
      toDOM: () => ['strong', 0],
    },
  },
});
