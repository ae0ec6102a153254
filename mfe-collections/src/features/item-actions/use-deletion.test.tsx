import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { UNDO_MS, useDeletion } from './use-deletion.tsx';

interface Thing {
  readonly id: number;
}
const THINGS: readonly Thing[] = [{ id: 1 }, { id: 2 }];

function show(call: (thing: Thing) => Promise<unknown>) {
  const [onDeleted, onFailed, onUndone] = [jest.fn(), jest.fn(), jest.fn()];
  function Page() {
    const { start, isGone, toast } = useDeletion<Thing>({
      call,
      textOf: ({ id }) => `Thing ${String(id)} deleted.`,
      onDeleted,
      onFailed,
      onUndone,
    });
    return (
      <>
        {THINGS.filter((thing) => !isGone(thing)).map((thing) => (
          <button
            key={thing.id}
            onClick={() => {
              start(thing);
            }}
          >
            Delete {thing.id}
          </button>
        ))}
        {toast}
      </>
    );
  }
  const host = createTestHost({ location: '/savedSearches' });
  const shown = render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <Page />
    </ScreenProviders>,
  );
  return { ...shown, host, onDeleted, onFailed, onUndone };
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const done = () => jest.fn((_: Thing) => Promise.resolve(true));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a deletion', () => {
  test('can be undone again, soon after it was undone', async () => {
    const call = done();
    show(call);
    press('Delete 1');
    press('Undo');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    press('Delete 1');
    expect(screen.getByRole('status')).toHaveTextContent('Thing 1 deleted.');
    press('Undo');
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS * 2));
    expect(call).not.toHaveBeenCalled();
    expect(button('Delete 1')).toBeVisible();
  });

  test('hides the item at once, and deletes it after eight seconds', async () => {
    const call = done();
    const { onDeleted } = show(call);
    press('Delete 1');
    expect(button('Delete 1')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(UNDO_MS - 1);
    });
    expect(call).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(call).toHaveBeenCalledWith({ id: 1 });
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(button('Delete 1')).toBeNull();
  });

  test('deletes nothing when it is undone', async () => {
    const call = done();
    const { onUndone } = show(call);
    press('Delete 1');
    press('Undo');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(button('Delete 1')).toBeVisible();
    expect(onUndone.mock.calls).toEqual([[{ id: 1 }]]);
    expect(call).not.toHaveBeenCalled();
  });

  test('is carried out when the next one starts, and when the page is left', () => {
    const call = done();
    const { unmount } = show(call);
    press('Delete 1');
    press('Delete 2');
    expect(call.mock.calls).toEqual([[{ id: 1 }]]);
    unmount();
    expect(call.mock.calls).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  });

  test('[SVS-03] [PLS-02] is carried out as soon as the address is that of another page', () => {
    const call = done();
    const { host } = show(call);
    press('Delete 1');
    act(() => {
      host.navigate('/savedSearches?launch=2');
    });
    expect(call).not.toHaveBeenCalled();
    act(() => {
      host.navigate('/login');
      // The login page ends the session before the screen ends.
      expect(call.mock.calls).toEqual([[{ id: 1 }]]);
    });
  });

  test('is taken back when the server refuses it', async () => {
    const { onDeleted, onFailed } = show(() => Promise.reject(new Error('down')));
    press('Delete 2');
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => {
      expect(button('Delete 2')).toBeVisible();
    });
    expect(onFailed).toHaveBeenCalledWith({ id: 2 }, expect.any(Error));
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
