import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ROUTE_SCREENS } from '@airdex/shared-contracts/remote-contract';
import { ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { startApp } from '../testing/app-for-tests.tsx';

const NAMES = Object.keys(ROUTES) as RouteName[];
const examplePath = (name: RouteName) => ROUTES[name].replace(/:\w+/g, name === 'comparePdf' ? '1,2' : '1');
const OWN: readonly RouteName[] = ['login', 'guidelines'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the routes', () => {
  test('each lead to either a remote or a page of the shell', () => {
    const led = [...Object.keys(ROUTE_SCREENS), ...OWN];
    expect([...led].sort()).toEqual([...NAMES].sort());
  });

  test.each(Object.entries(ROUTE_SCREENS))(
    '%s shows the screen that hosting preloads, whatever the case',
    async (name, preloaded) => {
      await startApp({ path: examplePath(name as RouteName).toUpperCase() });
      const heading = `${preloaded.remote} ${preloaded.exposed}`;
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    },
  );

  test.each(['/freeTrial', '/recoverPassword/abc', '/unSubscribe/1/2', '/nowhere'])(
    '%s is open to visitors',
    async (path) => {
      const { place } = await startApp({ path, isSignedIn: false });
      expect(place()).toBe(path);
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );
});
