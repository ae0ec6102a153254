import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OnSight, SeenAtOnce } from './index.ts';

interface Watch {
  readonly notify: (isIntersecting: boolean) => void;
  readonly options: IntersectionObserverInit | undefined;
  readonly disconnect: jest.Mock;
}
const watches: Watch[] = [];
const content = jest.fn(() => <p>Harbour Nine</p>);

beforeEach(() => {
  watches.length = 0;
  content.mockClear();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    const disconnect = jest.fn();
    const observer = {
      observe: () => undefined,
      disconnect: () => void disconnect(),
    } as unknown as IntersectionObserver;
    watches.push({
      notify: (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer)),
      options,
      disconnect,
    });
    return observer;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(isKept = false) {
  return render(
    <OnSight placeholder={<p>…</p>} isKept={isKept}>
      {content}
    </OnSight>,
  );
}

test('[THU-02] shows a placeholder before it is first visible, and requests nothing', () => {
  show();
  expect(screen.getByText('…')).toBeVisible();
  watches[0]?.notify(false);
  expect(content).not.toHaveBeenCalled();
  watches[0]?.notify(true);
  expect(screen.getByText('Harbour Nine')).toBeVisible();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
  expect(watches[0]?.options).toBeUndefined();
  expect(watches[0]?.disconnect).toHaveBeenCalledTimes(1);
});

test('[THU-02] hides more than 250 px out of view, and keeps its content', () => {
  show();
  watches[0]?.notify(true);
  const near = watches[1];
  expect(near?.options).toEqual({ rootMargin: '250px', scrollMargin: '250px' });
  const place = screen.getByText('Harbour Nine').parentElement;
  near?.notify(false);
  expect(place).toHaveAttribute('data-away');
  expect(screen.getByText('Harbour Nine')).toBeInTheDocument();
  near?.notify(true);
  expect(place).not.toHaveAttribute('data-away');
});

test('stays rendered out of view if it has controls that Tab must reach', () => {
  show(true);
  watches[0]?.notify(true);
  watches[1]?.notify(false);
  expect(screen.getByText('Harbour Nine').parentElement).not.toHaveAttribute('data-away');
});

test('shows what is visible from the start at once, and hides it out of view', () => {
  render(
    <SeenAtOnce value={true}>
      <OnSight placeholder={<p>…</p>}>{content}</OnSight>
    </SeenAtOnce>,
  );
  expect(screen.getByText('Harbour Nine')).toBeVisible();
  watches[0]?.notify(false);
  expect(screen.getByText('Harbour Nine').parentElement).toHaveAttribute('data-away');
});

test('stops observing when it is unmounted', () => {
  const { unmount } = show();
  watches[0]?.notify(true);
  unmount();
  expect(watches.map(({ disconnect }) => disconnect.mock.calls.length)).toEqual([1, 1]);
});
