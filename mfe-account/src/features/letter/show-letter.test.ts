import { afterEach, expect, jest, test } from '@jest/globals';
import { showLetter } from './show-letter.ts';

const LETTER = `<!doctype html><html lang="zh-CN"><head><title>Letter</title><style>.a{margin:0}</style></head>
<body class="a"><p>New today</p><script>document.title = 'ran'</script><img src="x" onerror="1"></body></html>`;

const before = document.documentElement;
const fetchedAt = (path: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `https://tv.example.com${path}` }],
  });

afterEach(() => {
  if (document.documentElement !== before) document.documentElement.replaceWith(before);
});

test('replaces the document by the letter, without its scripts', () => {
  fetchedAt('/letter/a');
  const reload = jest.fn();
  const end = showLetter(LETTER, { pathname: '/letter/a', reload });
  expect(document.documentElement).not.toBe(before);
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toBe('Letter');
  expect(document.querySelector('p')).toHaveTextContent('New today');
  expect(document.querySelector('script, [onerror]')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
  end?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('fetches the page again if it was fetched at another address', () => {
  fetchedAt('/login');
  const reload = jest.fn();
  showLetter(LETTER, { pathname: '/letter/a', reload });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toBe(before);
});
