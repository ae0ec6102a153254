import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { mountRootParcel } from 'single-spa';
import type * as SingleSpa from 'single-spa';
import { mountScreen } from './mount-screen.ts';
import type { MountOptions } from './mount-screen.ts';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';
import { fakeFederation, fakeHost, fakeScreen, loaderOf } from '../../testing/test-remotes.ts';

jest.mock('single-spa', () => {
  const actual = jest.requireActual<typeof SingleSpa>('single-spa');
  return { ...actual, mountRootParcel: jest.fn(actual.mountRootParcel) };
});

const never = () => new Promise<never>(() => undefined);

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
});
afterEach(() => container.remove());

function mount(module: unknown, change: Partial<MountOptions> = {}) {
  const { host, reports } = fakeHost();
  const onMounted = jest.fn();
  const onFailed = jest.fn<(error: RemoteLoadError) => void>();
  const { federation } = fakeFederation(() => Promise.resolve(module));
  const screen = mountScreen({
    loader: loaderOf(federation),
    remote: 'mfe-card',
    exposed: './card',
    host,
    screen: { idProgram: 1 },
    container,
    onMounted,
    onFailed,
    ...change,
  });
  return { screen, onMounted, onFailed, reports, failure: () => onFailed.mock.calls[0]?.[0].failure };
}

/** Creates a promise and the functions that settle it. */
function deferred() {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

describe('mountScreen', () => {
  test('mounts, forwards props and leaves nothing behind', async () => {
    const { screen, onMounted, onFailed } = mount(fakeScreen());
    await waitFor(() => expect(onMounted).toHaveBeenCalledTimes(1));
    expect(container.textContent).toBe('programme 1');
    screen.update({ idProgram: 2 });
    await waitFor(() => expect(container.textContent).toBe('programme 2'));
    await screen.unmount();
    expect(container.childElementCount).toBe(0);
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('releases everything that it gave to single-spa, which keeps root parcels permanently', async () => {
    const given = jest.mocked(mountRootParcel).mock.calls;
    given.length = 0;
    const { screen, onMounted } = mount(fakeScreen());
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    expect(given.map(([, props]) => props.domElement.isConnected)).toEqual([true]);
    await screen.unmount();
    expect(given.map(([, props]) => Object.keys(props))).toEqual([[]]);
  });

  test('passes only the latest props that arrive during an update', async () => {
    const first = deferred();
    const seen: number[] = [];
    const { screen, onMounted } = mount(
      fakeScreen({
        update: ({ screen: { idProgram } }) => {
          seen.push(idProgram);
          return idProgram === 2 ? first.promise : Promise.resolve();
        },
      }),
    );
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    for (const idProgram of [2, 3, 4]) screen.update({ idProgram });
    await waitFor(() => expect(seen).toEqual([2]));
    first.resolve();
    await waitFor(() => expect(seen).toEqual([2, 4]));
    await screen.unmount();
  });

  test('passes props that arrived during the load', async () => {
    const { screen, onMounted } = mount(fakeScreen());
    screen.update({ idProgram: 9 });
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    await waitFor(() => expect(container.textContent).toBe('programme 9'));
    await screen.unmount();
  });

  test.each(['bootstrap', 'mount', 'update'] as const)(
    'reports a screen that throws at %s',
    async (phase) => {
      const thrown = new Error('broken');
      const { screen, onFailed, onMounted, failure } = mount(
        fakeScreen({ [phase]: () => Promise.reject(thrown) }),
      );
      if (phase === 'update') {
        await waitFor(() => expect(onMounted).toHaveBeenCalled());
        screen.update({ idProgram: 2 });
      }
      await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
      expect(failure()).toEqual({ kind: 'crashed', phase });
      expect(onFailed.mock.calls[0]?.[0].cause).toBe(thrown);
      expect(container.childElementCount).toBe(0);
      await screen.unmount();
    },
  );

  test('reports a screen that crashes while it is shown exactly once, and unmounts it', async () => {
    const unmounted = jest.fn();
    let crash = (_: unknown) => {};
    const { onFailed, onMounted, failure } = mount(
      fakeScreen({
        mount: ({ onCrash }) => Promise.resolve((crash = onCrash)),
        unmount: () => Promise.resolve(unmounted()),
      }),
    );
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    crash(new Error('later'));
    crash(new Error('again'));
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(failure()).toEqual({ kind: 'crashed', phase: 'render' });
    expect(container.childElementCount).toBe(0);
    await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
  });

  test('reports a screen that is not mounted in time, and unmounts it if it mounts later', async () => {
    const slow = deferred();
    const unmounted = jest.fn();
    const { onFailed, onMounted, failure } = mount(
      fakeScreen({ mount: () => slow.promise, unmount: () => Promise.resolve(unmounted()) }),
      { mountBudgetMs: 20 },
    );
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(failure()).toEqual({ kind: 'timed-out', step: 'mount', budgetMs: 20 });
    slow.resolve();
    await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
    expect(onMounted).not.toHaveBeenCalled();
  });

  test('never mounts a screen that was unmounted during the load', async () => {
    const mounted = jest.fn();
    const loaded = deferred();
    const { federation } = fakeFederation(() =>
      loaded.promise.then(() => fakeScreen({ mount: () => Promise.resolve(mounted()) })),
    );
    const { screen, onMounted, onFailed } = mount(undefined, { loader: loaderOf(federation) });
    await screen.unmount();
    loaded.resolve();
    await loaded.promise;
    await new Promise((resolve) => setTimeout(resolve));
    expect([mounted, onMounted, onFailed].map((it) => it.mock.calls.length)).toEqual([0, 0, 0]);
  });

  test('unmounts a screen that was unmounted while it was mounting, once it is mounted', async () => {
    const mounting = deferred();
    const steps: string[] = [];
    const { screen, onMounted, onFailed } = mount(
      fakeScreen({
        mount: () => Promise.resolve(steps.push('mounting')).then(() => mounting.promise),
        unmount: () => Promise.resolve(steps.push('unmounted')),
      }),
    );
    await waitFor(() => expect(steps).toEqual(['mounting']));
    const ended = screen.unmount();
    expect(container.childElementCount).toBe(0);
    mounting.resolve();
    await ended;
    expect(steps).toEqual(['mounting', 'unmounted']);
    expect([onMounted, onFailed].map((it) => it.mock.calls.length)).toEqual([0, 0]);
  });

  test('reports a screen that throws when it is unmounted, and still removes it', async () => {
    const { screen, onMounted, onFailed, reports } = mount(
      fakeScreen({ unmount: () => Promise.reject(new Error('stuck')) }),
    );
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    await screen.unmount();
    expect(container.childElementCount).toBe(0);
    expect(reports).toEqual([{ kind: 'error', name: 'unmount mfe-card ./card', error: expect.any(Error) }]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  /** A screen that marks its work as unsaved when it is mounted, counted by the shell's own host. */
  function holding(change: Parameters<typeof fakeScreen>[0] = {}) {
    const release = jest.fn();
    const base = fakeHost();
    const host = { ...base.host, unsavedWork: { hold: () => release } } as unknown as HostServices;
    const screen = fakeScreen(change);
    const mount: typeof screen.mount = (props) => {
      props.host.unsavedWork.hold();
      return screen.mount(props);
    };
    return { module: { ...screen, mount }, host, release, reports: base.reports };
  }

  test('detaches a screen that never mounts, and releases everything that it holds', async () => {
    const { module, host, release, reports } = holding({ mount: never });
    const { onFailed } = mount(module, { host, mountBudgetMs: 20, endBudgetMs: 20 });
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(release).not.toHaveBeenCalled();
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    expect(reports.map(({ name }) => name)).toContain('unmount mfe-card ./card');
  });

  test('detaches a screen whose unmount never ends within the time limit', async () => {
    const { module, host, release } = holding({ unmount: never });
    const { screen, onMounted } = mount(module, { host, endBudgetMs: 20 });
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    await screen.unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['failed', () => Promise.reject(new Error('broken'))],
    ['never ends', () => never()],
  ])('unmounts a screen whose update %s', async (_, update) => {
    const unmounted = jest.fn();
    const { module, host, release } = holding({ update, unmount: () => Promise.resolve(unmounted()) });
    const { screen, onMounted } = mount(module, { host, endBudgetMs: 20 });
    await waitFor(() => expect(onMounted).toHaveBeenCalled());
    screen.update({ idProgram: 2 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await screen.unmount();
    await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('unmounts a screen whose mount failed', async () => {
    const unmounted = jest.fn();
    const { onFailed } = mount(
      fakeScreen({
        mount: () => Promise.reject(new Error('broken')),
        unmount: () => Promise.resolve(unmounted()),
      }),
    );
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(unmounted).toHaveBeenCalledTimes(1);
  });
});
