import { expect, test } from '@jest/globals';
import { DOMParser } from 'prosemirror-model';
import { descriptionOf, parseable, parseDescription } from './description-html.ts';
import { schema } from './schema.ts';

const through = (html: string) => descriptionOf(parseDescription(html));

test.each([
  ['plain text', 'Tom & Jerry', '<p>Tom &amp; Jerry</p>'],
  ['lines of plain text', 'One\nTwo', '<p>One<br>Two</p>'],
  ['bold and italics', '<p><b>One</b> <em>two</em></p>', '<p><strong>One</strong> <em>two</em></p>'],
  [
    'lists',
    '<ul><li>One</li></ul><ol><li>Two</li></ol>',
    '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol>',
  ],
  [
    'links',
    '<a href="https://example.com/" target="_blank" rel="noopener">x</a>',
    '<p><a href="https://example.com/">x</a></p>',
  ],
])('keeps %s', (_, html, kept) => {
  expect(through(html)).toBe(kept);
  expect(through(kept)).toBe(kept);
});

test.each([
  ['headings', '<h3>One</h3><p>two</p>', '<p>One</p><p>two</p>'],
  ['quotes', '<blockquote><p>One</p></blockquote>', '<p>One</p>'],
  ['underlining', '<u>One</u>', '<p>One</p>'],
  ['pictures', '<p>a<img src="x" onerror="alert(1)">b</p>', '<p>ab</p>'],
  ['links that run code', '<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
])('keeps only the text of %s', (_, html, kept) => {
  expect(through(html)).toBe(kept);
});

test('is empty without text', () => {
  expect(through('<p><br></p><ul><li></li></ul>')).toBe('');
});

test('makes what Word and browsers copy acceptable for the policy of the page', () => {
  const copied = `<html><head><meta charset="utf-8"><link rel=File-List href="file:///c:/filelist.xml">
    <style><!-- p.MsoNormal { margin: 0 } --></style><title>Title</title></head>
    <body><p class=MsoNormal><b>One</b></p><iframe src="//e.example"></iframe></body></html>`;
  // The shell's policy refuses these tags.
  expect(parseable(copied)).not.toMatch(/<\/?(?:script|iframe|frame|object|embed|base|meta|link)\b/i);
  expect(parseable(copied)).toContain('<b>One</b>');
  expect(parseable(copied)).not.toMatch(/MsoNormal \{|Title/);
});

/** The remaining part of HTML from the clipboard. */
function pasted(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = parseable(html);
  return descriptionOf(DOMParser.fromSchema(schema).parse(body));
}

test.each([
  [
    'Google Docs',
    `<b style="font-weight:normal;" id="docs-internal"><p style="line-height:1"><span style="font-weight:700;
      font-style:italic">One</span><span style='font-weight:400'> two</span></p></b>`,
    '<p><em><strong>One</strong></em> two</p>',
  ],
  [
    'Word',
    '<p class=MsoNormal style=color:red onclick="x()"><b>One</b><o:p></o:p></p><h1>two</h1>',
    '<p><strong>One</strong></p><p>two</p>',
  ],
  [
    'Word, not of its styles for text from right to left',
    `<p><b style='mso-bidi-font-weight:normal'>One</b> <span style='mso-bidi-font-weight:bold'>two</span>
      <span style='mso-bidi-font-style:italic'>three</span></p>`,
    '<p><strong>One</strong> two three</p>',
  ],
])('keeps bold and italics of %s, without styles and handlers', (_, html, kept) => {
  expect(parseable(html)).not.toMatch(/\s(?:style|on\w+)=/);
  expect(pasted(html)).toBe(kept);
});

test.each([
  [
    'the rows of a table as lines',
    '<table><thead><tr><th>Title</th><th>Share</th></tr></thead><tr><td>One</td><td><b>12</b></td></tr></table>',
    '<p>Title Share</p><p>One <strong>12</strong></p>',
  ],
  [
    'nested lists',
    '<ul><li>One<ol><li>two</li></ol></li></ul>',
    '<ul><li><p>One</p><ol><li><p>two</p></li></ol></li></ul>',
  ],
  ['the text of headings and quotes', '<h2>One</h2><blockquote>two</blockquote>', '<p>One</p><p>two</p>'],
  [
    'nothing that is hidden, deleted or a control',
    `<p>One <button>Copy</button><select><option>x</option></select><svg><text>x</text></svg><del>two</del>
      <span style='display:none;mso-hide:all'>three</span>four</p>`,
    '<p>One four</p>',
  ],
  [
    'nothing of comments on the text',
    `<p>One<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span></p>
      <div style='mso-element:comment-list'><p>two</p></div>`,
    '<p>One</p>',
  ],
  [
    'nothing of pictures',
    '<p>a<img src="https://example.com/x.png" onload="x()"><svg></svg>b</p>',
    '<p>ab</p>',
  ],
  ['the text of links that run code', '<p><a href="java&#9;script:x()">One</a></p>', '<p>One</p>'],
])('keeps %s that are pasted', (_, html, kept) => {
  expect(pasted(html)).toBe(kept);
});
