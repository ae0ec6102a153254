/** Where HTML may read an element or a character reference. */
const MARKUP = /[<&]/;

/** A text typed by the user, as HTML that shows the same; unchanged if HTML shows it as it is. */
export function textAsHtml(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}
