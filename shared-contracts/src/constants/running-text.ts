/**
 * The elements of HTML in responses: running text with links. No styles, no media (an external picture reveals the
 * reader), no forms, nothing interactive. The server removes everything else, and the page removes it once more.
 */
export const RUNNING_TEXT_ELEMENTS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
  'span',
] as const;

/** Their attributes, by element; `*` is any element. Target and `rel` of a link are always set by the sanitiser. */
export const RUNNING_TEXT_ATTRIBUTES = { '*': ['lang'], a: ['href'] } as const;
