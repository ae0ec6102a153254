import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { createLoadLog } from '../loading/load-log.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { usePreparedScreen } from './use-prepared-screen.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function prepare() {
  const load = jest.fn<RemoteLoader['load']>();
  const remotes = {
    loader: {
      load,
      composed: () => undefined,
      composition: { ok: false as const, problems: [] },
      log: createLoadLog(),
    },
    host: {} as HostServices,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RemotesProvider remotes={remotes}>{children}</RemotesProvider>
  );
  return { load, ...renderHook(() => usePreparedScreen('mfe-search', './results'), { wrapper }) };
}

describe('a prepared screen', () => {
  test('is loaded when the page is idle, and not again when the frame renders again', () => {
    const { load, rerender } = prepare();
    expect(load).not.toHaveBeenCalled();
    rerender();
    jest.runAllTimers();
    rerender();
    jest.runAllTimers();
    expect(load.mock.calls).toEqual([['mfe-search', './results']]);
  });

  test('is not loaded if the frame is unmounted before', () => {
    const { load, unmount } = prepare();
    unmount();
    jest.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });

  test('is not loaded for a user who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { load } = prepare();
    jest.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });
});
