import { beforeEach, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createScreenHost } from '../remotes/screen/host/screen-host.ts';
import { remoteHost } from '../remotes/screen/host/remote-host.ts';
import { testToken } from '../testing/token-for-tests.ts';
import { createShellServices } from '../services/shell-services.ts';

beforeEach(() => localStorage.clear());

/** Every text that can be reached from a value by its properties, however deep. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
  // The page's own objects are any script's: they are no part of what a remote is given.
  if (!isThing || seen.has(value) || value instanceof Node || value === window) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return textsIn(property?.value, seen);
  });
}

test('what a screen of a remote is given does not hold the token, and calls the server with it', async () => {
  localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken());
  const sent: (string | null)[] = [];
  const services = createShellServices((input, init) => {
    sent.push(new Request(input, init).headers.get('Authorization'));
    return Promise.resolve(new Response('true'));
  });
  const { host } = createScreenHost(remoteHost(services.host, 'mfe-card', {}));
  const texts = textsIn(host);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(testToken()))).toEqual([]);
  await host.api.hasReports();
  expect(sent).toEqual([`Bearer ${testToken()}`]);
});
