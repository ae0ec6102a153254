/**
 * Joins the paragraphs that Word puts into the cells of a table, so that each row becomes one line.
 * @param html from the clipboard, parseable
 */
export function withTableLines(html: string): string {
  if (!/<t[dh]\b/i.test(html)) return html;
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  for (const block of body.querySelectorAll(':is(td, th) :is(p, div, h1, h2, h3, h4, h5, h6)'))
    block.replaceWith(...block.childNodes, ' ');
  return body.innerHTML;
}
