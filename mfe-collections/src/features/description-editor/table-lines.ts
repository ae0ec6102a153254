/**
 * Joins the paragraphs in the cells of tables, which Word puts into each: a row of a table becomes one line.
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
