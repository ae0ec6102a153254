import { expect, test } from '@jest/globals';
import { safeDocument } from './index.ts';

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Today</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=/elsewhere">
<style>.a{color:red}</style><script>ran = 1</script><base href="https://elsewhere.example/"></head>
<body class="a" style="margin:0" onload="ran = 1"><table width="600" bgcolor="#ffffff"><tr><td>Text</td></tr></table>
<a href="javascript:ran = 1">Link</a><img src="x" onerror="ran = 1"><iframe src="/"></iframe>
<form action="/"><input name="a"></form></body></html>`;

test('keeps the title, the look and the texts of a document', () => {
  const root = safeDocument(DOCUMENT);
  expect(root.tagName).toBe('HTML');
  expect(root.lang).toBe('en');
  expect(root.querySelector('title')).toHaveTextContent('Today');
  expect(root.querySelector('meta[name="viewport"]')).toHaveAttribute('content', 'width=device-width');
  expect(root.querySelector('style')?.textContent).toBe('.a{color:red}');
  expect(root.querySelector('body')).toHaveAttribute('style', 'margin:0');
  expect(root.querySelector('table')).toHaveAttribute('bgcolor', '#ffffff');
  expect(root.querySelector('td')).toHaveTextContent('Text');
});

test('removes everything that runs, embeds or redirects', () => {
  const root = safeDocument(DOCUMENT);
  expect(
    root.querySelector('script, iframe, base, form, input, [http-equiv], [onload], [onerror]'),
  ).toBeNull();
  expect(root.querySelector('a')).not.toHaveAttribute('href');
  expect(root.outerHTML).not.toContain('ran');
});
