import { expect, test } from '@jest/globals';
import { userLabel, type CompanyUser } from './company-user.ts';
import { splitUsers, toggleMatching, toggleUser } from './user-selection.ts';

const user = (id: number, username: string, email: string | null = null): CompanyUser => ({
  id,
  username,
  email,
});
const USERS = [user(1, 'anna', 'desk@example.com'), user(2, 'Bert'), user(3, 'bea', 'Anna.b@example.com')];
const ids = (users: readonly CompanyUser[]) => users.map(({ id }) => id);

test('calls a user by email, or else by user name', () => {
  expect(USERS.map(userLabel)).toEqual(['desk@example.com', 'Bert', 'Anna.b@example.com']);
});

test('finds users by the start of email or user name, ignoring case', () => {
  expect(ids(splitUsers(USERS, new Set(), ' ANNA').available)).toEqual([1, 3]);
  expect(ids(splitUsers(USERS, new Set(), 'be').available)).toEqual([2, 3]);
  expect(ids(splitUsers(USERS, new Set(), 'esk').available)).toEqual([]);
});

test('moves a user to the other list and back', () => {
  const selected = toggleUser(new Set(), 2);
  const split = splitUsers(USERS, selected, '');
  expect([ids(split.available), ids(split.selected)]).toEqual([[1, 3], [2]]);
  expect([...toggleUser(selected, 2)]).toEqual([]);
});

test('selects all that match and keeps the others, and takes only these back', () => {
  const one = new Set([2]);
  const all = toggleMatching(one, splitUsers(USERS, one, 'anna'));
  expect([...all]).toEqual([2, 1, 3]);
  expect([...toggleMatching(all, splitUsers(USERS, all, 'anna'))]).toEqual([2]);
});
