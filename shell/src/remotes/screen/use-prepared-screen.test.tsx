import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { createLoadLog } from '../loading/load-log.ts';
import type { LoadRecord } from '../loading/load-log.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { usePreparedScreen } from './use-prepared-screen.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function prepare() {
  const load = jest.fn<RemoteLoader['load']>();
  const log = createLoadLog();
  const remotes = {
    loader: { load, composed: () => undefined, composition: { ok: false as const, problems: [] }, log },
    host: {} as HostServices,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RemotesProvider remotes={remotes}>{children}</RemotesProvider>
  );
  const note = (step: Partial<LoadRecord>) =>
    log.add({
      ...{ remote: 'mfe-search', exposed: './home', release: null, phase: 'mount', outcome: 'done' },
      ...{ attempt: 1, ms: 0 },
      ...step,
    });
  return { load, note, ...renderHook(() => usePreparedScreen('mfe-search', './results'), { wrapper }) };
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

  test('is loaded before the page has loaded, once a screen of its remote is mounted', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { load, note } = prepare();
    note({ phase: 'load' });
    note({ outcome: 'failed' });
    note({ remote: 'mfe-card', exposed: './card' });
    jest.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    note({});
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
