import { expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { fetchedLater } from './handed-over-modules.ts';

test('a module whose fetch failed is fetched again for whoever asks next, and then no more', async () => {
  const luxon = { DateTime: 'a class' };
  const load = jest.fn<() => Promise<object>>(() => Promise.resolve(luxon));
  load.mockRejectedValueOnce(new Error('Loading chunk luxon failed.'));
  const range = { singleton: true, strictVersion: true, requiredVersion: '^3.0.0' };
  const federation = createInstance({
    name: 'airdex_shell',
    remotes: [],
    shared: { luxon: { version: '3.7.0', scope: 'default', get: fetchedLater(load), shareConfig: range } },
  });
  const both = [federation.loadShare('luxon'), federation.loadShare('luxon')];
  for (const asked of both) await expect(asked).rejects.toThrow('Loading chunk luxon failed.');
  for (let time = 0; time < 2; time += 1) {
    const factory = await federation.loadShare<typeof luxon>('luxon');
    expect(factory && factory()).toBe(luxon);
  }
  expect(load).toHaveBeenCalledTimes(2);
});
