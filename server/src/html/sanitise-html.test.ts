import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { RUNNING_TEXT_ATTRIBUTES, RUNNING_TEXT_ELEMENTS } from '@airdex/shared-contracts/constants';
import { bestLongestTurn } from '../../testing/longest-turn.ts';
import { escapeHtml, sanitiseHtml, sanitiseOptionalHtml } from './sanitise-html.ts';

const OTHER_ELEMENTS = [
  'h1',
  'h2',
  'div',
  'section',
  'table',
  'img',
  'svg',
  'math',
  'input',
  'button',
  'video',
];
const OTHER_ATTRIBUTES = [
  'style',
  'class',
  'id',
  'name',
  'title',
  'dir',
  'src',
  'ping',
  'download',
  'onclick',
];
const REL = 'target="_blank" rel="noopener noreferrer"';

describe('sanitiseHtml', () => {
  test.each([
    [
      'running text',
      '<p>A <strong>bold</strong> <em>claim</em>.</p>',
      '<p>A <strong>bold</strong> <em>claim</em>.</p>',
    ],
    [
      'lists and quotes',
      '<ul><li>One</li></ul><blockquote>Two</blockquote>',
      '<ul><li>One</li></ul><blockquote>Two</blockquote>',
    ],
    ['the language of a part', '<span lang="zh-CN">港口</span>', '<span lang="zh-CN">港口</span>'],
    ['plain text', 'Plain text, 港口', 'Plain text, 港口'],
    ['what was typed', 'Tom & Jerry &lt;3 5 > 4', 'Tom & Jerry &lt;3 5 > 4'],
    [
      'special characters beside markup',
      '<p>Tom & Jerry &lt;3 5 > 4',
      '<p>Tom &amp; Jerry &lt;3 5 &gt; 4</p>',
    ],
    ['a line break', 'One<br>two', 'One<br />two'],
    [
      'headings below those of the page',
      '<h1>One</h1><h2>Two</h2><h6>Six</h6>',
      '<h3>One</h3><h3>Two</h3><h4>Six</h4>',
    ],
  ])('keeps %s', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  test.each([
    [
      'a link',
      '<a href="https://example.com/x?a=1&amp;b=2">x</a>',
      `<a href="https://example.com/x?a=1&amp;b=2" ${REL}>x</a>`,
    ],
    ['a mail link', '<a href="mailto:a@example.com">x</a>', `<a href="mailto:a@example.com" ${REL}>x</a>`],
    ['a link of the site', '<a href="/card/12">x</a>', `<a href="/card/12" ${REL}>x</a>`],
    [
      'a link with its own target',
      '<a href="/x" target="_self" rel="opener" onclick="x()">x</a>',
      `<a href="/x" ${REL}>x</a>`,
    ],
  ])('opens %s in a tab without access to this one', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  test.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script of any case', 'a<ScRiPt src=//e.example>alert(1)</sCrIpT >b', 'ab'],
    ['a script in a script', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['a style sheet', '<style>@import "//e.example"</style>a', 'a'],
    ['a style', '<p style="position:fixed;background:url(//e.example)">a</p>', '<p>a</p>'],
    ['a class and an id', '<p class="dialog" id="root" name="x">a</p>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p>', '<p>a</p>'],
    ['a picture', '<img src=x onerror=alert(1)>a', 'a'],
    ['an SVG', '<svg><g onload=alert(1)></g><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
    [
      'MathML',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
      '',
    ],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>">a</iframe>', 'a'],
    ['an object', '<object data="x"></object><embed src="x">', ''],
    ['a form', '<form action="//e.example"><input name=a><button>Go</button></form>', 'Go'],
    [
      'a base and a refresh',
      '<base href="//e.example"><meta http-equiv="refresh" content="0;url=//e.example">a',
      'a',
    ],
    ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
    ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
    ['a template', '<template><script>alert(1)</script></template>a', 'a'],
    ['a tag that never ends', 'a<img src="x" onerror="alert(1)"', 'a'],
  ])('removes %s', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    'javascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//e.example/x',
    '\\\\e.example/x',
  ])('disables a link to %j', (href) => {
    expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  test('keeps exactly the elements that the page shows', () => {
    const kept = [...RUNNING_TEXT_ELEMENTS, ...OTHER_ELEMENTS].filter((name) =>
      sanitiseHtml(`<${name}>Text</${name}>`).startsWith(`<${name}`),
    );
    expect(kept).toEqual(RUNNING_TEXT_ELEMENTS);
  });

  test('keeps exactly the attributes that the page shows', () => {
    const kept = ['href', 'lang', ...OTHER_ATTRIBUTES].filter((name) =>
      sanitiseHtml(`<a ${name}="https://airdex.example">Text</a>`).includes(` ${name}=`),
    );
    expect(kept.sort()).toEqual(Object.values(RUNNING_TEXT_ATTRIBUTES).flat().sort());
  });

  test('turns broken markup into a stable form', () => {
    const out = sanitiseHtml('<p><xmp--><p>');
    expect(sanitiseHtml(out)).toBe(out);
    expect(out).not.toContain('xmp');
  });

  test('removes everything outside the list, however it is combined', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '=',
      '/',
      ' ',
      '&',
      ';',
      '!--',
      '-->',
      '\0',
      '\t',
      'a',
      'p',
      'script',
      'style',
      'svg',
      'title',
      'noscript',
      'textarea',
      'xmp',
      'href',
      'onerror',
      'src',
      'javascript:',
      '<p>',
      '</p>',
      '<a href="',
      '<![CDATA[',
      ']]>',
      '<?xml',
      'alert(1)',
      '港',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const out = sanitiseHtml(pieces.join(''));
        const tag =
          /^<(\/?(p|a|br|span|b|i|u)( \/)?|a( href="[^"<>]*" target="_blank" rel="noopener noreferrer")?)>$/;
        for (const found of out.match(/<[^>]*>?/g) ?? []) expect(found).toMatch(tag);
        expect(out).not.toMatch(/href="\s*(javascript|data|vbscript)/i);
        expect(sanitiseHtml(out)).toBe(out);
      }),
      { numRuns: 2000 },
    );
  });

  test('cuts deep nesting, without taking long', async () => {
    const deep = `${'<b>'.repeat(1_600)}a`;
    expect(sanitiseHtml(deep).match(/<b>/g)).toHaveLength(20);
    expect(await bestLongestTurn(() => Promise.resolve(sanitiseHtml(deep)))).toBeLessThan(500);
  });

  test('returns null for a missing text', () => {
    expect(sanitiseOptionalHtml(null)).toBeNull();
    expect(sanitiseOptionalHtml('<script></script>a')).toBe('a');
  });
});

test('escapeHtml writes any text as text', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});
