import { describe, expect, test } from 'vitest';
import { emptyIfBlank, emptyIfBlankHtml } from './empty-html.ts';

describe('emptyIfBlankHtml', () => {
  test.each([
    '',
    ' \n ',
    '<p></p>',
    '<p> &nbsp; </p>',
    '<p><br /></p><ul><li>&#8203;</li></ul>',
    '<a href="https://example.com">\u00a0\u2060</a>',
    '<script>run()</script>',
  ])('empties %j', (html) => {
    expect(emptyIfBlankHtml(html)).toBe('');
  });

  test.each([' a ', '<p>0</p>', '<p>&nbsp;港口</p>', '&amp;nbsp;', '&lt;p&gt;', '<p>👩\u200d👧</p>'])(
    'keeps %j as it is',
    (html) => {
      expect(emptyIfBlankHtml(html)).toBe(html);
    },
  );
});

describe('emptyIfBlank', () => {
  test('empties only text that is not visible, and reads no HTML', () => {
    expect(['', ' \n', '\u00a0\u200b'].map(emptyIfBlank)).toEqual(['', '', '']);
    for (const text of ['<draft>', '&nbsp;', ' why\u200b']) expect(emptyIfBlank(text)).toBe(text);
  });
});
