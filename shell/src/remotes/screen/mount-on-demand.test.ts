import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  fakeFederation,
  composedRemote,
  fakeHost,
  fakeScreen,
  loaderOf,
} from '../../testing/test-remotes.ts';
import { REMOTES_CODE } from '../remotes-on-demand.ts';
import { mountOnDemand } from './mount-on-demand.ts';

function start() {
  const { host } = fakeHost();
  const { federation } = fakeFederation(() => Promise.resolve(fakeScreen()));
  const container = document.createElement('div');
  const [onMounted, onFailed] = [jest.fn(), jest.fn()];
  const mounted = mountOnDemand({
    loader: loaderOf(federation, [composedRemote('mfe-card')]),
    remote: 'mfe-card',
    exposed: './card',
    host,
    screen: {},
    container,
    onMounted,
    onFailed,
  });
  return { mounted, container, onMounted, onFailed };
}

test('mounts a screen once its code has loaded, and unmounts it', async () => {
  const { mounted, container, onMounted } = start();
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(onMounted).toHaveBeenCalledTimes(1));
  await mounted.unmount();
  expect(container).toBeEmptyDOMElement();
});

test('mounts nothing after an unmount', async () => {
  const { mounted, container, onMounted } = start();
  await mounted.unmount();
  await REMOTES_CODE.load();
  expect(container).toBeEmptyDOMElement();
  expect(onMounted).not.toHaveBeenCalled();
});
