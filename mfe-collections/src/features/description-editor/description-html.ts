import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { sanitised } from '@airdex/shared-ui/safe-html';
import { PASTED_STYLE, schema } from './schema.ts';

/** A description that was typed as plain text keeps its lines. */
function withLines(description: string): string {
  return description.includes('<') ? description : description.replaceAll('\n', '<br>');
}

/** The document of a stored description: plain text or HTML. */
export function parseDescription(description: string): Node {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = sanitised(withLines(description));
  return DOMParser.fromSchema(schema).parse(body);
}

/** A document as HTML; empty if it has no text. */
export function descriptionOf(content: Node): string {
  if (content.textContent.trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(content.content));
  return holder.innerHTML;
}

/** Elements whose content is not text of the document. */
const HIDDEN = /<(script|style|title|xml)\b.*?<\/\1\s*>/gis;
/** Tags that the page's policy refuses anywhere in HTML, even without effect. */
const REFUSED = /<\/?(?:script|iframe|frame|object|embed|base|meta|link|svg:script)\b[^>]*>/gi;

/** The end of a cell: without a space, its text and that of the next one would be one word. */
const CELL_END = /<\/t[dh]\s*>/gi;
const TAG = /<[a-z][^>]*>/gi;
/** Attributes that the page's policy blocks and reports. */
const INLINE = /\s(on\w+|style)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * HTML of the clipboard in a form that the page may parse. Word adds links to its style sheets, and browsers add a
 * `<meta>`; because of either, the page's policy would refuse all of it. The schema decides what is kept.
 */
export function parseable(html: string): string {
  return html
    .replace(HIDDEN, '')
    .replace(REFUSED, '')
    .replace(CELL_END, ' ')
    .replace(TAG, (tag) =>
      tag.replace(INLINE, (_, name: string, value: string) =>
        name.toLowerCase() === 'style' ? ` ${PASTED_STYLE}=${value}` : '',
      ),
    );
}
