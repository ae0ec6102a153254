import { expect, test } from '@jest/globals';
import { DOMParser } from 'prosemirror-model';
import { descriptionOf, parseable } from './description-html.ts';
import { schema } from './schema.ts';
import { withWordLists } from './word-lists.ts';

/** A paragraph as Word copies it. */
const line = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${String(level)}
  lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span
  style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>
`;

/** The resulting content of the editor. */
function pasted(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = withWordLists(parseable(html));
  return descriptionOf(DOMParser.fromSchema(schema).parse(body));
}
const items = (...texts: string[]) => texts.map((text) => `<li><p>${text}</p></li>`).join('');

test.each([
  [
    'bullets',
    line(1, '·', 'One') + line(1, '·', '<b>two</b>'),
    `<ul>${items('One', '<strong>two</strong>')}</ul>`,
  ],
  ['bullets that look like a letter', line(1, 'o', 'One'), `<ul>${items('One')}</ul>`],
  ...['1.', '2.1', 'a)', '(iv)', '一、'].map((number): [string, string, string] => [
    `items numbered ${number}`,
    line(1, number, 'One'),
    `<ol>${items('One')}</ol>`,
  ]),
])('makes a list of %s', (_, html, list) => {
  expect(pasted(html)).toBe(list);
});

test('nests levels, even if one is left out, and returns to the outer one', () => {
  expect(
    pasted(line(1, '1.', 'One') + line(3, '·', 'two') + line(3, '·', 'three') + line(1, '2.', 'four')),
  ).toBe(`<ol><li><p>One</p><ul>${items('two', 'three')}</ul></li>${items('four')}</ol>`);
});

test('starts with an inner level', () => {
  expect(pasted(line(2, '·', 'One') + line(1, '·', 'two'))).toBe(
    `<ul>${items('One')}</ul><ul>${items('two')}</ul>`,
  );
});

test('starts another list for another kind, and after a paragraph', () => {
  expect(
    pasted(
      `${line(1, '·', 'One')}${line(1, '1.', 'two')}<p class=MsoNormal>three</p>${line(1, '1.', 'four')}`,
    ),
  ).toBe(`<ul>${items('One')}</ul><ol>${items('two')}</ol><p>three</p><ol>${items('four')}</ol>`);
});

test('leaves everything else as it is', () => {
  const html = '<tr><td>mso-list</td></tr>';
  expect(withWordLists(html)).toBe(html);
});
