import { expect, jest, test } from '@jest/globals';
import type { LogonInfo } from '@airdex/shared-contracts/api';
import { currentValue } from '../lib/current/current-value.ts';
import { TEST_USER } from '../testing/token-for-tests.ts';
import { reloadAfterSignIn } from './reload-after-sign-in.ts';

function open(path: string, signedIn: LogonInfo | null) {
  const user = currentValue<LogonInfo | null>(signedIn);
  const location = currentValue(path);
  const reload = jest.fn();
  reloadAfterSignIn({ session: { user }, pageLocation: { location } }, reload);
  return { user, location, reload };
}

test('[MFE-05] a page reloads once its user has signed in and left the login page', () => {
  const { user, location, reload } = open('/faq', null);
  location.set('/login');
  user.set(TEST_USER);
  expect(reload).not.toHaveBeenCalled();
  location.set('/faq');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[MFE-05] a page whose session ends reloads after the next sign-in, and not before', () => {
  const { user, location, reload } = open('/faq', TEST_USER);
  location.set('/savedSearches');
  user.set(null);
  location.set('/login');
  expect(reload).not.toHaveBeenCalled();
  user.set(TEST_USER);
  location.set('/savedSearches');
  expect(reload).toHaveBeenCalledTimes(1);
});
