import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { keepCard } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { useBrowsedSearch } from './use-browsed-search.ts';

function browsedFor(idProgram: number) {
  const host = createTestHost({ location: `/card/${String(idProgram)}` });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      {children}
    </ScreenProviders>
  );
  return renderHook(() => useBrowsedSearch(idProgram), { wrapper }).result.current;
}

test('takes what a link has left within ten minutes', () => {
  sessionStorage.clear();
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const opened = keepCard(null, '/card/7?v=1&q=night&at=17', minutesAgo(9));
  localStorage.setItem('opened-cards', keepCard(opened, '/card/8?v=1&q=night&at=18', minutesAgo(11)));
  expect(browsedFor(7)).toMatchObject({ search: { filter: { term: 'night' } }, place: 17 });
  expect(browsedFor(8)).toBeNull();
  expect(browsedFor(9)).toBeNull();
});
