import { expect, test } from '@jest/globals';
import { companyUsers, userLabel, type CompanyUser } from './company-user.ts';
import { splitUsers, toggleMatching } from './user-selection.ts';

const user = (id: number, username: string, email: string | null = null): CompanyUser => ({
  id,
  username,
  email,
});
const USERS = [user(1, 'anna', 'desk@example.com'), user(2, 'Bert'), user(3, 'bea', 'Anna.b@example.com')];
const ids = (users: readonly CompanyUser[]) => users.map(({ id }) => id);

test('names a user by email, or else by user name', () => {
  expect(USERS.map(userLabel)).toEqual(['desk@example.com', 'Bert', 'Anna.b@example.com']);
});

test('orders users by what is shown, ignoring case, and numbers by their value', () => {
  const users = [...USERS, user(4, 'desk10'), user(5, 'desk9')];
  const given = users.map(({ id, ...its }) => ({ idUser: id, isLinked: false, ...its }));
  expect(companyUsers(given, 'en').map(userLabel)).toEqual([
    'Anna.b@example.com',
    'Bert',
    'desk@example.com',
    'desk9',
    'desk10',
  ]);
});

test('finds users by the start of email or user name, ignoring case', () => {
  expect(ids(splitUsers(USERS, new Set(), ' ANNA').available)).toEqual([1, 3]);
  expect(ids(splitUsers(USERS, new Set(), 'be').available)).toEqual([2, 3]);
  expect(ids(splitUsers(USERS, new Set(), 'esk').available)).toEqual([]);
});

test('puts selected users into the other list', () => {
  const split = splitUsers(USERS, new Set([2]), '');
  expect([ids(split.available), ids(split.selected)]).toEqual([[1, 3], [2]]);
});

test('selects all that match and keeps the others, then deselects only those that match', () => {
  const one = new Set([2]);
  const all = toggleMatching(one, splitUsers(USERS, one, 'anna'));
  expect([...all]).toEqual([2, 1, 3]);
  expect([...toggleMatching(all, splitUsers(USERS, all, 'anna'))]).toEqual([2]);
});
