/** @jest-environment ./presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestHost } from '../test-kit/index.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { useFreshQueries } from './use-fresh-queries.ts';

let count = 0;

function Count() {
  useFreshQueries('playlistsChange', 'count');
  const { data } = useQuery({
    queryKey: ['count', 'of playlists'],
    queryFn: () => Promise.resolve(count),
    staleTime: Infinity,
  });
  return <output>{data ?? 'loading'}</output>;
}

test('queries load again after the event, and are forgotten if no screen shows them', async () => {
  const host = createTestHost();
  const page = (content: ReactNode) => (
    <ScreenProviders remote="mfe-card" texts={{ en: {}, ch: {} }} host={host}>
      {content}
    </ScreenProviders>
  );
  const { rerender } = render(page(<Count />));
  await screen.findByText('0');
  count = 1;
  act(() => host.bus.raise('playlistsChange'));
  await screen.findByText('1');
  rerender(page(null));
  count = 2;
  host.bus.raise('playlistsChange');
  rerender(page(<Count />));
  expect(screen.getByText('loading')).toBeDefined();
  await screen.findByText('2');
});
