import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeQuery, ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { PartOnSight } from './part-on-sight.tsx';

/** A part that loads a button. Returns functions that scroll it into view and out of view. */
function show(name: string): (isSeen: boolean) => void {
  let see: (isSeen: boolean) => void = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => undefined,
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const part = codeQuery(name, () => Promise.resolve('Copy table'));
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <PartOnSight code={part} ratio="3 / 1">
        {(label) => <button type="button">{label}</button>}
      </PartOnSight>
    </ScreenProviders>,
  );
  return (isSeen) => act(() => see(isSeen));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('Tab stops at a part that has not loaded, and moves to its controls once it has', async () => {
  const see = show('part-of-test');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Loading this part…' })).toHaveFocus();
  see(true);
  const control = await screen.findByRole('button', { name: 'Copy table' });
  see(false);
  await userEvent.tab();
  expect(control).toHaveFocus();
});

test('a part out of view loads once the browser is idle', async () => {
  show('idle-part-of-test');
  expect(await screen.findByRole('button', { name: 'Copy table' }, { timeout: 3000 })).toBeVisible();
});
