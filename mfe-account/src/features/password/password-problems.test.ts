import { expect, test } from '@jest/globals';
import { changeProblems, resetProblems } from './password-problems.ts';

test.each([
  ['', '', { password: 'missing', repeat: 'missing' }],
  ['   ', '  ', { password: 'missing', repeat: 'missing' }],
  ['Abc12', 'Abc12', { password: 'weak' }],
  ['abcdef1', 'abcdef1', { password: 'weak' }],
  ['Abcdefg', 'Abcdefg', { password: 'weak' }],
  ['Abcde1', 'Abcde2', { repeat: 'mismatch' }],
  ['weak', 'other', { password: 'weak', repeat: 'mismatch' }],
  ['Abcde1', 'Abcde1', {}],
  ['Ωmega٣١', 'Ωmega٣١', {}],
  ['Abcde1 ', 'Abcde1', { repeat: 'mismatch' }],
])('[PWD-03] a reset to %j, repeated as %j, has the problems %j', (password, repeat, problems) => {
  expect(resetProblems({ password, repeat })).toEqual(problems);
});

test.each([
  ['', '', '', { oldPassword: 'missing', newPassword: 'missing', repeat: 'missing' }],
  [' ', '\t', ' ', { oldPassword: 'missing', newPassword: 'missing', repeat: 'missing' }],
  ['old', 'new', 'nwe', { repeat: 'mismatch' }],
  ['old', 'new', '', { repeat: 'missing' }],
  ['old', 'new', 'new', {}],
])(
  'a change from %j to %j, repeated as %j, has the problems %j',
  (oldPassword, newPassword, repeat, problems) => {
    expect(changeProblems({ oldPassword, newPassword, repeat })).toEqual(problems);
  },
);
