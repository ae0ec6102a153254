import sanitize, { type IOptions } from 'sanitize-html';
import { RUNNING_TEXT_ATTRIBUTES, RUNNING_TEXT_ELEMENTS } from '@airdex/shared-contracts/constants';

/** Deeper nesting is an attempt to keep a browser busy. */
const NESTING_MAX = 20;
/** Rounds after which a text that still changes counts as an attack, and loses all its elements. */
const SETTLING_MAX = 4;
/** A link may lead to another site or within this one, and must not run anything. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Placeholder for the page's site. */
const HERE = 'https://here.invalid';

/** The elements and attributes that may leave the server. The page applies the same list again. */
const RUNNING_TEXT: IOptions = {
  allowedTags: [...RUNNING_TEXT_ELEMENTS],
  allowedAttributes: {
    '*': [...RUNNING_TEXT_ATTRIBUTES['*']],
    a: [...RUNNING_TEXT_ATTRIBUTES.a, 'target', 'rel'],
  },
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  transformTags: {
    // The page has its own headings of the first two levels.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href, lang }) => ({
      tagName: 'a',
      attribs: {
        ...(leadsSomewhere(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {}),
        ...(lang === undefined ? {} : { lang }),
      },
    }),
  },
};

/** Whether a browser would follow it to a page or a mail program; parses addresses as `URL` does. */
function leadsSomewhere(href: string | undefined): href is string {
  if (href === undefined || href.trim() === '' || !URL.canParse(href, HERE)) return false;
  const { protocol, origin } = new URL(href, HERE);
  const hasScheme = URL.canParse(href);
  return LINK_SCHEMES.includes(protocol.slice(0, -1)) && (hasScheme || origin === HERE);
}

/**
 * The part of `html` that may leave the server: running text with links that open in a new tab. Keeps the
 * text of unknown elements, but not that of scripts and styles. Idempotent.
 */
export function sanitiseHtml(html: string): string {
  // Without a '<' there is no element: most texts, which stay unchanged.
  if (!html.includes('<')) return html;
  let text = sanitize(html, RUNNING_TEXT);
  // Broken markup can change its meaning when it is parsed again (a paragraph within a paragraph is two), so
  // repeat until the result is stable.
  for (let again = 0; again < SETTLING_MAX; again += 1) {
    const settled = sanitize(text, RUNNING_TEXT);
    if (settled === text) return text;
    text = settled;
  }
  return sanitize(text, { allowedTags: [], allowedAttributes: {} });
}

/** The same for a text that may be missing. */
export function sanitiseOptionalHtml(html: string | null): string | null {
  return html === null ? null : sanitiseHtml(html);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A plain text escaped for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
