import { expect, test } from '@jest/globals';
import { entersNoPhoneText, phoneText } from './phone-text.ts';

test.each([
  ['', ''],
  ['+33 (0)1 23-45', '+33012345'],
  ['12a3', '123'],
  ['1+2', '12'],
  ['++49', '+49'],
  ['tel: +49', '+49'],
  ['＋４９', '+49'],
  ['1'.repeat(40), '1'.repeat(30)],
  [`+${'1'.repeat(40)}`, `+${'1'.repeat(30)}`],
])('[FTR-02] reduces %j to %j', (typed, kept) => {
  expect(phoneText(typed)).toBe(kept);
});

test.each([
  ['a', true],
  [' ', true],
  ['1', false],
  ['+', false],
])('[FTR-02] prevents entering %j: %s', (data, isPrevented) => {
  expect(entersNoPhoneText(new InputEvent('beforeinput', { data }))).toBe(isPrevented);
});

test.each([' ', 'x'])('[FTR-02] prevents the key %j', (key) => {
  expect(entersNoPhoneText(new KeyboardEvent('keypress', { key }))).toBe(true);
});

test('prevents no input without text, such as deleting', () => {
  expect(entersNoPhoneText(new InputEvent('beforeinput', { data: null }))).toBe(false);
  expect(entersNoPhoneText(new KeyboardEvent('keypress', { key: 'Enter' }))).toBe(false);
});
