import { escapeHtml } from '../../../html/sanitise-html.ts';

/** A piece of HTML created by {@link html}, so that everything inserted into it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | Html | readonly Html[];

/**
 * C0 and C1 control characters, which have no meaning in a mail, and characters that would change the
 * direction of the surrounding text.
 */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * HTML as a template. Escapes every inserted text, for content and for quoted attributes alike; only another
 * `html` template is inserted as it is. Null is left out.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings.map(unindented) }, ...values.map(written)));
}

/** Mail programs cut long mails: a line break replaces an indentation. */
function unindented(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n');
}

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value).toWellFormed().replace(UNWANTED, ' '));
}
