import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each(['https://example.com/x?y=1#z', 'http://example.com', 'HTTPS://EXAMPLE.com/节目'])(
  'keeps %s',
  (text) => {
    expect(webAddress(text)).toBe(text);
  },
);

test.each([
  null,
  '',
  'example.com',
  '/card/1',
  '//example.com',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
])('rejects %j as a web address', (text) => {
  expect(webAddress(text)).toBeNull();
});
