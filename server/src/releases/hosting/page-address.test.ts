import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const PAGE = { accept: 'text/html' };

test.each([
  ['/card/%E0%A4', '/card/%25E0%25A4'],
  ['/playlists%?q=%ff', '/playlists%25?q=%ff'],
])('takes percent signs literally that cannot be decoded: %s', (url, routed) => {
  expect(pageAddress({ url, headers: PAGE })).toBe(routed);
});

test.each(['/card/7', '/x/%E4%B8%AD', '/search?q=%ff'])('leaves %s unchanged', (url) => {
  expect(pageAddress({ url, headers: PAGE })).toBe(url);
});

test('leaves calls to the router, which refuses them', () => {
  for (const [url, headers] of [
    ['/api/Card/%E0%A4', PAGE],
    ['/card/%E0%A4', { accept: 'application/json' }],
  ] as const)
    expect(pageAddress({ url, headers })).toBe(url);
});
