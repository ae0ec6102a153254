import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { keepCard, openedCardKey } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { useBrowsedSearch } from './use-browsed-search.ts';

const opened = (idProgram: number) => openedCardKey(idProgram, 1);

function browsedFor(idProgram: number, idUser = 1) {
  const host = createTestHost({ location: `/card/${String(idProgram)}` });
  const user = host.session.get();
  host.setSession(user && { ...user, IdUser: idUser });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      {children}
    </ScreenProviders>
  );
  const { result, unmount } = renderHook(() => useBrowsedSearch(), { wrapper });
  const found = result.current;
  unmount();
  return found;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('takes the search that a link has stored for the card within the last ten minutes', () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const kept = keepCard(null, opened(7), '/card/7?v=1&q=night&at=17', minutesAgo(9));
  localStorage.setItem(
    'opened-cards',
    keepCard(kept, opened(8), '/card/8?v=1&q=night&at=18', minutesAgo(11)),
  );
  expect(browsedFor(8)).toBeNull();
  expect(browsedFor(9)).toBeNull();
  expect(browsedFor(7, 99)).toBeNull();
  expect(browsedFor(7)).toMatchObject({ search: { filter: { term: 'night' } }, place: 17 });
  // Only the entry of the tab's history that took it has it.
  expect(browsedFor(7)?.place).toBe(17);
  sessionStorage.clear();
  expect(browsedFor(7)).toBeNull();
});
