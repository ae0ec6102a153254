import { escapeHtml } from '../../../html/sanitise-html.ts';

/** A piece of HTML that was made by {@link html}, so that everything in it that was not written here is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | Html | readonly Html[];

/** C0 and C1 control characters, which mean nothing in a mail, and what would turn the direction of the text around it. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * HTML as a template. Every text put in is escaped, for content and for quoted attributes alike; there is no way past
 * it but another `html` template. Null is left out.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings.map(unindented) }, ...values.map(written)));
}

/** Mail programs cut long mails: an indent is as good as one line break. */
function unindented(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n');
}

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value).toWellFormed().replace(UNWANTED, ' '));
}
