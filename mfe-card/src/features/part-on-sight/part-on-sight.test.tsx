import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { codeQuery } from './code-query.ts';
import { PartOnSight } from './part-on-sight.tsx';

test('Tab stops at a part that has not loaded, and goes on to its controls once it has', async () => {
  let see: (isSeen: boolean) => void = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => undefined,
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const part = codeQuery('part-of-test', () => Promise.resolve('Copy table'));
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <PartOnSight code={part} ratio="3 / 1">
        {(name) => <button type="button">{name}</button>}
      </PartOnSight>
    </ScreenProviders>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Loading this part…' })).toHaveFocus();
  act(() => see(true));
  const control = await screen.findByRole('button', { name: 'Copy table' });
  act(() => see(false));
  await userEvent.tab();
  expect(control).toHaveFocus();
  jest.restoreAllMocks();
});

test('[CRD-02] a part out of view loads once the browser is idle', async () => {
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation(
      () => ({ observe: () => undefined, disconnect: () => undefined }) as unknown as IntersectionObserver,
    );
  const part = codeQuery('idle-part-of-test', () => Promise.resolve('Copy table'));
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <PartOnSight code={part} ratio="3 / 1">
        {(name) => <button type="button">{name}</button>}
      </PartOnSight>
    </ScreenProviders>,
  );
  expect(await screen.findByRole('button', { name: 'Copy table' }, { timeout: 3000 })).toBeVisible();
  jest.restoreAllMocks();
});
