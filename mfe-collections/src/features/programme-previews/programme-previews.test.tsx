import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { ProgrammePreviews } from './programme-previews.tsx';
import { InWindowContext } from './use-approached.ts';

let approach: () => void;
const margins: (string | undefined)[] = [];

beforeEach(() => {
  margins.length = 0;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    margins.push(options?.rootMargin);
    const observer = { observe: () => undefined, disconnect: () => undefined };
    approach = () => {
      act(() => {
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          observer as unknown as IntersectionObserver,
        );
      });
    };
    return observer as unknown as IntersectionObserver;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(isInWindow: boolean) {
  const load = jest.fn(() => Promise.resolve({ programs: [], count: 0 }));
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <InWindowContext value={() => isInWindow}>
        <ProgrammePreviews queryKey={['things', 1]} load={load} />
      </InWindowContext>
    </ScreenProviders>,
  );
  return load;
}

test('loads the programmes of a row in the window immediately', async () => {
  const load = show(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('No items')).toBeVisible();
  expect(margins).toEqual([]);
});

test('loads the programmes of other rows when they come within 300 px of the window', async () => {
  const load = show(false);
  expect(load).not.toHaveBeenCalled();
  expect(margins).toEqual(['300px']);
  approach();
  expect(await screen.findByText('No items')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
