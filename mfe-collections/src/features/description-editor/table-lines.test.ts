import { expect, test } from '@jest/globals';
import { DOMParser } from 'prosemirror-model';
import { descriptionOf, parseable } from './description-html.ts';
import { schema } from './schema.ts';
import { withTableLines } from './table-lines.ts';

/** The resulting content of the editor. */
function pasted(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = withTableLines(parseable(html));
  return descriptionOf(DOMParser.fromSchema(schema).parse(body));
}

test('makes a line of each row of a table of Word', () => {
  const cell = (text: string) =>
    `<td width=200 style='width:150pt'>\n<p class=MsoNormal>${text}<o:p></o:p></p>\n</td>`;
  const table = `<p class=MsoNormal>Before</p>
    <table class=MsoTableGrid border=1><tr>${cell('One')}${cell('<b>12</b>')}</tr>
    <tr>${cell('Two')}${cell('7')}</tr></table>`;
  expect(pasted(table)).toBe('<p>Before</p><p>One <strong>12</strong></p><p>Two 7</p>');
});

test('leaves everything else as it is', () => {
  const html = '<p>One</p><div>two</div>';
  expect(withTableLines(html)).toBe(html);
});
