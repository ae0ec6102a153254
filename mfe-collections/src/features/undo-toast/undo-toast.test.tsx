import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { UndoToast, type Happened } from './undo-toast.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(undo: Happened['undo'] = null) {
  const onLeave = jest.fn();
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <UndoToast happened={{ text: () => 'Added.', undo }} onLeave={onLeave} />
    </ScreenProviders>,
  );
  return onLeave;
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.getByRole('status');

test('disappears after a while', async () => {
  const onLeave = show();
  await wait(7_900);
  expect(onLeave).not.toHaveBeenCalled();
  await wait(200);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['holding the focus', fireEvent.focus, fireEvent.blur],
])('stays while it is %s', async (_, enter, leave) => {
  const onLeave = show();
  enter(notice());
  await wait(60_000);
  expect(onLeave).not.toHaveBeenCalled();
  leave(notice());
  await wait(8_100);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('undoes once, confirms it, and disappears', async () => {
  const undo = jest.fn(() => Promise.resolve());
  const onLeave = show(undo);
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => {
    // A double click while the page is busy.
    button.click();
    button.click();
  });
  await wait(0);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(notice()).toHaveTextContent('Undone');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await wait(5_100);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('shows that an undo failed, stays, and lets the user try again', async () => {
  const undo = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue();
  const onLeave = show(undo);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be undone');
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await wait(0);
  expect(notice()).toHaveTextContent('Undone');
});

function Page() {
  const [isShown, setShown] = useState(true);
  const leave = useCallback(() => {
    setShown(false);
  }, []);
  return (
    <>
      <button type="button">Copy</button>
      <button type="button">Elsewhere</button>
      {isShown && (
        <UndoToast happened={{ text: () => 'Added.', undo: () => Promise.resolve() }} onLeave={leave} />
      )}
    </>
  );
}
function showPage() {
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Page />
    </ScreenProviders>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('keeps the focus when Undo disappears, and restores it when the notice does', async () => {
  showPage();
  act(() => {
    button('Elsewhere').focus();
    button('Undo').focus();
  });
  fireEvent.click(button('Undo'));
  await wait(0);
  expect(button('Close')).toHaveFocus();
  await wait(5_100);
  await wait(0);
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(button('Elsewhere')).toHaveFocus();
});

test('closed by keyboard, returns the focus to where the user started to press Tab', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  showPage();
  act(() => button('Elsewhere').focus());
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  for (const _ of ['Elsewhere', 'Undo', 'Close']) await user.tab();
  expect(button('Close')).toHaveFocus();
  await user.keyboard('{Enter}');
  await wait(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(button('Copy')).toHaveFocus();
});
