import { expect, test } from '@jest/globals';
import { isEmail } from './email.ts';

test.each([
  'ada@example.com',
  'ADA.Byron+tv@Example.CO.UK',
  'r&d@example.com',
  'a/b@example.com',
  'a=b@example.com',
  'j#1@example.com',
  "o'neil@example.com",
  '_@1.tv',
  // What browsers make of internationalised domains.
  'me@xn--e1afmkfd.xn--p1ai',
])('%s is an email address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@127.0.0.1',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example..com',
  'ada@example.com.',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(243)}@example.com`,
])('%j is not an email address', (address) => {
  expect(isEmail(address)).toBe(false);
});
