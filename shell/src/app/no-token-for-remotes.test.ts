import { beforeEach, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createScreenHost } from '../remotes/screen/host/screen-host.ts';
import { remoteHost } from '../remotes/screen/host/remote-host.ts';
import { testToken } from '../testing/token-for-tests.ts';
import { createShellServices } from '../services/shell-services.ts';

beforeEach(() => localStorage.clear());

/** Every text that is reachable from a value through its properties, at any depth. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
  // Every script can access the page's own objects, so they are not counted as given to a remote.
  if (!isThing || seen.has(value) || value instanceof Node || value === window) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return textsIn(property?.value, seen);
  });
}

test('the props of a remote’s screen do not contain the token, but their calls send it to the server', async () => {
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
