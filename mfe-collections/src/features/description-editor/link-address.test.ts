import { expect, test } from '@jest/globals';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.com/x?a=1#b', 'https://example.com/x?a=1#b'],
  [' http://example.com ', 'http://example.com'],
  ['example.com', 'https://example.com'],
  ['www.example.com/path', 'https://www.example.com/path'],
  ['desk@example.com', 'mailto:desk@example.com'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['tel:+331234', 'tel:+331234'],
  ['/card/12', '/card/12'],
])('reads %j as %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  '  ',
  'word',
  'two words.com',
  'javascript:alert(1)',
  'JavaScript:alert(document.domain)',
  'data:text/html,<b>x</b>',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
])('rejects %j', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
