import { expect, jest, test } from '@jest/globals';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import type { RemoteLoader } from './remote-loader.ts';
import { fakeFederation, fakeScreen } from '../../testing/test-remotes.ts';
import type { REMOTES_CODE } from '../remotes-on-demand.ts';
import { createLoadLog } from './load-log.ts';
import { loaderOnDemand } from './loader-on-demand.ts';

type Code = Awaited<ReturnType<typeof REMOTES_CODE.load>>;

const options = {
  composition: { ok: true, id: '0', remotes: new Map() } as const,
  log: createLoadLog(),
};

function codeWith(load: RemoteLoader['load']) {
  const created = jest.fn();
  const createRemoteLoader: Code['createRemoteLoader'] = ({ composition, log = createLoadLog() }) => {
    created();
    return { composition, log, composed: () => undefined, load };
  };
  const pageFederation: Code['pageFederation'] = () => fakeFederation().federation;
  return { created, code: { createRemoteLoader, pageFederation } as Code };
}

test('creates one loader, with the first screen', async () => {
  const screen = { ok: true, lifecycles: fakeScreen() as unknown as ScreenLifecycles } as const;
  const { created, code } = codeWith(() => Promise.resolve(screen));
  const loader = loaderOnDemand(options, () => Promise.resolve(code));
  expect(loader.composed('mfe-card')).toBeUndefined();
  expect(created).not.toHaveBeenCalled();
  await expect(loader.load('mfe-card', './card')).resolves.toBe(screen);
  await expect(loader.load('mfe-card', './card')).resolves.toBe(screen);
  expect(created).toHaveBeenCalledTimes(1);
});

test('reports a screen whose loading code is unreachable, and loads it again with the next screen', async () => {
  const screen = { ok: true, lifecycles: fakeScreen() as unknown as ScreenLifecycles } as const;
  const { code } = codeWith(() => Promise.resolve(screen));
  const fetchCode = jest.fn(() => Promise.resolve(code));
  fetchCode.mockRejectedValueOnce(Object.assign(new Error('offline'), { request: '/shell/remotes.js' }));
  const loader = loaderOnDemand(options, fetchCode);
  const failure = { kind: 'unreachable', url: '/shell/remotes.js', attempts: 1 };
  await expect(loader.load('mfe-card', './card')).resolves.toMatchObject({ ok: false, error: { failure } });
  expect(loader.log.records.get()).toMatchObject([{ remote: 'mfe-card', phase: 'load', outcome: 'failed' }]);
  await expect(loader.load('mfe-card', './card')).resolves.toBe(screen);
});
