import { escapeHtml } from '../../../html/sanitise-html.ts';
import { withoutControls } from '../../../mail/one-line.ts';

/** A piece of HTML created by {@link html}, so that everything inserted into it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | Html | readonly Html[];

/**
 * HTML as a template. Escapes every inserted text, for content and for quoted attributes alike; only another
 * `html` template is inserted as it is. Null is left out. A line break of a text becomes a space.
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
  return escapeHtml(withoutControls(String(value).toWellFormed()));
}
