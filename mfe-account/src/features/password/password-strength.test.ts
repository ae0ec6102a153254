import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', null],
  ['correct horse battery staple', 'weak'],
  ['Ab1', 'weak'],
  ['Abcdefg1', 'weak'],
  ['AAAAAAAAAAAA1', 'weak'],
  ['Demo2026', 'fair'],
  ['Wk7pQz4m', 'fair'],
  ['Wk7pQz4mT', 'good'],
  ['Correct-Horse-9', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
