import { afterEach, expect, test } from '@jest/globals';
import { checkVerified } from './import-map.ts';

const url = new URL('/remotes/mfe-vite/1/entry.js', document.baseURI).href;

function addImportMap(map: unknown): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = JSON.stringify(map);
  document.head.append(script);
}
afterEach(() => document.head.replaceChildren());

test('accepts a module whose integrity the page has, and a module of a dev server', () => {
  addImportMap({ integrity: { '/remotes/mfe-vite/1/entry.js': 'sha384-x' } });
  expect(() => checkVerified({ url, integrity: 'sha384-x' })).not.toThrow();
  expect(() => checkVerified({ url: 'http://localhost:5173/entry.js', integrity: '' })).not.toThrow();
});

test.each([
  ['another integrity', { integrity: { '/remotes/mfe-vite/1/entry.js': 'sha384-y' } }],
  ['another address', { integrity: { '/remotes/mfe-vite/2/entry.js': 'sha384-x' } }],
  ['no integrity', { imports: {} }],
])('refuses a module for which the page has %s', (_, map) => {
  addImportMap(map);
  expect(() => checkVerified({ url, integrity: 'sha384-x' })).toThrow('has no integrity of');
});

test('refuses a module in a page without an import map', () => {
  expect(() => checkVerified({ url, integrity: 'sha384-x' })).toThrow('has no integrity of');
});
