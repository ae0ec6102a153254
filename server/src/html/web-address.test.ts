import { expect, test } from '@jest/globals';
import { webAddress } from './web-address.ts';

test.each(['https://example.com/x?y=1#z', 'http://example.com', 'HTTPS://EXAMPLE.com/节目'])(
  '%s stays',
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
])('%j is no address of the web', (text) => {
  expect(webAddress(text)).toBeNull();
});
