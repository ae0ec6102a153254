import { useEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import { KEPT_CARDS_KEYS } from '@airdex/shared-contracts/constants';
import {
  browseAddresses,
  keepCard,
  openedCardKey,
  type OrderBy,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';

/** All ways to open a card: click, key, middle-click, context menu. */
const OPENING = ['click', 'auxclick', 'contextmenu'] as const;

interface Opened {
  readonly scroller: HTMLElement | null;
  readonly programs: readonly { readonly idProgram: number }[];
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  /** The programmes are only a part of the results, which have no neighbours. */
  readonly isPart: boolean;
}

/**
 * Keeps the place of a programme in the results when its card is opened, so that the card in the new tab can link to
 * its neighbours.
 */
export function useKeptCards({ scroller, programs, filter, orderBy, isPart }: Opened): void {
  const { session } = useHost();
  useEffect(() => {
    const address = browseAddresses({ filter, orderBy, view: 'thumbs' });
    const keep = ({ target }: Event) => {
      const pressed = target as Element;
      const row = pressed.closest<HTMLElement>('[data-programme]');
      const id = Number(row?.dataset.programme);
      const place = programs.findIndex(({ idProgram }) => idProgram === id) + 1;
      // Ticking opens nothing.
      if (place === 0 || pressed.closest('label, td:has(input)') !== null) return;
      try {
        const storage = ownLocalStorage();
        const kept = storage.getItem(KEPT_CARDS_KEYS.opened);
        const key = openedCardKey(id, session.get()?.IdUser);
        storage.setItem(KEPT_CARDS_KEYS.opened, keepCard(kept, key, isPart ? null : address(id, place)));
      } catch {
        // The card opens without links to its neighbours.
      }
    };
    for (const event of OPENING) scroller?.addEventListener(event, keep);
    return () => {
      for (const event of OPENING) scroller?.removeEventListener(event, keep);
    };
  }, [scroller, programs, filter, orderBy, isPart, session]);
}
