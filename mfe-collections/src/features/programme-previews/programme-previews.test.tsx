import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { texts } from '../../texts/index.ts';
import { PlacesContext } from './places.ts';
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

function show(isInWindow: boolean, count = 0, places = PREVIEW_PROGRAMMES_MAX) {
  const programs = Array.from({ length: count }, (_, at) =>
    programmeLine({ idProgram: at + 1, localTitle: 'Nightfall' }),
  );
  const api = {
    getCard: () => Promise.resolve(programmeCard({ idProgram: 1 })),
    getPlaylistsCountByProgram: () => Promise.resolve(0),
  };
  const load = jest.fn(() => Promise.resolve({ programs, count }));
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost({ api })}>
      <InWindowContext value={() => isInWindow}>
        <PlacesContext value={places}>
          <ProgrammePreviews queryKey={['things', 1]} load={load} />
        </PlacesContext>
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

test('keeps the places of thumbnails that are not drawn yet', async () => {
  show(true, 7, 4);
  expect(await screen.findAllByRole('link')).toHaveLength(4);
  const strip = screen.getByText('7 programmes').nextElementSibling;
  expect(strip?.children).toHaveLength(7);
});

test('[POP-01] hovering over a programme for a second shows more about it', async () => {
  show(true, 1);
  await screen.findByRole('link');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.hover(screen.getByRole('link'));
  act(() => void jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  const preview = await screen.findByRole('dialog', { name: 'Preview of Nightfall' });
  expect(await within(preview).findByText('Culture / Arts')).toBeVisible();
});
