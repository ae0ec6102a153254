/** @jest-environment ./presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { HostDialogs } from '@airdex/shared-contracts/remote-contract';
import { createTestHost } from '../test-kit/index.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { useDialogs } from './use-dialogs.ts';

const texts = { en: {}, ch: {} };

function Opener() {
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      onFocus={() => dialogs.prepare('save-search')}
      onClick={() => void dialogs.open('save-search', { filter: {} })}
    />
  );
}

test('a dialog closes when the component that opened it unmounts, and not before', () => {
  const signals: (AbortSignal | undefined)[] = [];
  const prepared: string[] = [];
  const dialogs: HostDialogs = {
    open: (_name, _props, options) => {
      signals.push(options?.signal);
      return Promise.resolve(null);
    },
    prepare: (name) => void prepared.push(name),
  };
  const host = { ...createTestHost(), dialogs };
  const page = (
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <Opener />
    </ScreenProviders>
  );
  const { rerender, unmount } = render(page);
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  rerender(page);
  expect(prepared).toEqual(['save-search']);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
