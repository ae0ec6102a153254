import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

/** The text with white space as a browser shows it. */
const shown = (html: string): string => textOfHtml(html).replace(/\s+/g, ' ').trim();

describe('textOfHtml', () => {
  test.each([
    ['a plain text', 'Salt, 海', 'Salt, 海'],
    ['elements within words', '<b>Sa</b>lt <em>and</em> <span lang="zh">海</span>', 'Salt and 海'],
    [
      'paragraphs, lines and lists',
      '<p>One</p><p>two<br>three<BR /></p><ul><li>four</li></ul>',
      'One two three four',
    ],
    [
      'links without their address',
      '<a href="https://a.example/?b=1&amp;c=2" lang="en">a link</a>',
      'a link',
    ],
    [
      'character references',
      'Salt &amp; sea &lt;b&gt; &quot;&#39;&#x6d77;&eacute;&quot;',
      `Salt & sea <b> "'海é"`,
    ],
    ['references to references once', '&amp;amp; &amp;lt;', '&amp; &lt;'],
    [
      'signs that are no markup',
      'Tom & Jerry &, 1 < 2, R&D &unknown;',
      'Tom & Jerry &, 1 < 2, R&D &unknown;',
    ],
    ['unfinished references', 'Salt &amp sea', 'Salt & sea'],
    ['scripts, styles and comments', 'a<script>b</script><style>c</style><!-- <p>d</p> -->e', 'ae'],
    ['unknown elements', '<font color=red>re</font>d <div title="a > b">box</div>', 'red box'],
    ['tags that never end', 'a<b class="x', 'a'],
  ])('reads %s', (_, html, text) => {
    expect(shown(html)).toBe(text);
  });

  test('reads well-formed markup like a parser', () => {
    const word = fc.constantFrom(
      'Salt',
      ' ',
      '海',
      '&amp;',
      '&lt;',
      '&#8217;',
      '&hellip;',
      '&',
      '& ',
      ';',
      '"',
      '>',
    );
    const { content } = fc.letrec<{ content: string }>((tie) => ({
      content: fc
        .array(
          fc.oneof(
            { weight: 3, arbitrary: word },
            fc.constantFrom('<br>', '<br/>'),
            fc
              .tuple(fc.constantFrom('div', 'blockquote', 'b', 'span lang="en"', 'EM'), tie('content'))
              .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0] ?? ''}>`),
          ),
          { maxLength: 6 },
        )
        .map((parts) => parts.join('')),
    }));
    fc.assert(
      fc.property(content, (html) => {
        // Comments are left to the parser.
        expect(shown(html)).toBe(shown(`${html}<!-- -->`));
      }),
    );
  });
});
