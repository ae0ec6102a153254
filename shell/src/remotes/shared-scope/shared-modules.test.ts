import { expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { fetchedLater } from './shared-modules.ts';

const luxon = { DateTime: 'a class' };
const range = { singleton: true, strictVersion: true, requiredVersion: '^3.0.0' };

/** Creates a page's federation. The runtime allows only one federation per name. */
function shell(load: () => Promise<object>, name = 'airdex_shell') {
  return createInstance({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { luxon: { version: '3.7.0', scope: 'default', get: fetchedLater(load), shareConfig: range } },
  });
}

/** Adds a container to the page whose only module requests luxon and then runs `thenDo`. */
function putContainer(name: string, thenDo: () => unknown) {
  const instance = createInstance({ name, remotes: [] });
  const container = {
    init: (scope: Parameters<typeof instance.initShareScopeMap>[1]) =>
      instance.initShareScopeMap('default', scope),
    get: async () => {
      const customShareInfo = { scope: ['default'], shareConfig: range };
      const factory = await instance.loadShare<typeof luxon>('luxon', { customShareInfo });
      thenDo();
      return () => (factory ? factory() : 'no luxon');
    },
  };
  Object.defineProperty(globalThis, name, { value: container, configurable: true });
}

const register = (page: ReturnType<typeof shell>, name: string, again = 0) =>
  page.registerRemotes([{ name, entry: `http://localhost/${name}.js?again=${again}`, type: 'global' }], {
    force: again > 0,
  });

test('a module whose fetch failed is fetched again on the next request, and then only once', async () => {
  const load = jest.fn<() => Promise<object>>(() => Promise.resolve(luxon));
  load.mockRejectedValueOnce(new Error('Loading chunk luxon failed.'));
  const federation = shell(load);
  const both = [federation.loadShare('luxon'), federation.loadShare('luxon')];
  for (const request of both) await expect(request).rejects.toThrow('Loading chunk luxon failed.');
  for (let time = 0; time < 2; time += 1) {
    const factory = await federation.loadShare<typeof luxon>('luxon');
    expect(factory && factory()).toBe(luxon);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

const fails = () => {
  throw new Error('x is not a function');
};

test.each([
  ['throws after receiving it', 'page_that_throws', []],
  ['cannot load it', 'page_that_waits', [new Error('Loading chunk luxon failed.')]],
])(
  '[MFE-03] a module stays available to all if the first requesting container %s and is requested again',
  async (_, name, failures) => {
    // The runtime logs a warning for each container that is registered again.
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const load = jest.fn<() => Promise<object>>(() => Promise.resolve(luxon));
    for (const failure of failures) load.mockRejectedValueOnce(failure);
    const page = shell(load, name);
    const [card, search] = [`${name}_card`, `${name}_search`];
    register(page, card);
    register(page, search);
    putContainer(card, fails);
    putContainer(search, () => undefined);
    await expect(page.loadRemote(`${card}/card`)).rejects.toThrow();
    register(page, card, 1);
    putContainer(card, () => undefined);
    expect(await page.loadRemote(`${card}/card`)).toBe(luxon);
    expect(await page.loadRemote(`${search}/panel`)).toBe(luxon);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  },
);
