import { useEffect, useMemo } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { ownLocalStorage, ownSessionStorage, type OwnStorage } from '@airdex/mfe-kit/storage';
import { KEPT_CARDS_KEYS } from '@airdex/shared-contracts/constants';
import {
  browseAddresses,
  keepCard,
  keptCard,
  readBrowseAddress,
  type BrowsedSearch,
} from '@airdex/shared-contracts/search-filter';

const { opened, browsed } = KEPT_CARDS_KEYS;
/** How long after its link was used a card may open: tabs in the background start late. */
const OPENED_MS = 10 * 60_000;

/** What the tab knows about a card, or else what the link that opened it has left. */
function browsedSearch(idProgram: number): BrowsedSearch | null {
  try {
    return (
      keptCard(ownSessionStorage().getItem(browsed), idProgram) ??
      keptCard(ownLocalStorage().getItem(opened), idProgram, Date.now() - OPENED_MS)
    );
  } catch {
    return null;
  }
}

function keep(
  open: () => OwnStorage,
  key: typeof opened | typeof browsed,
  { search, place }: BrowsedSearch,
  idProgram: number,
): void {
  try {
    open().setItem(key, keepCard(open().getItem(key), browseAddresses(search)(idProgram, place)));
  } catch {
    // The card has no links to its neighbours then.
  }
}

/** Leaves the results for a card that a link is about to open, in this tab or another. */
export function leaveForCard(found: BrowsedSearch, idProgram: number): void {
  keep(ownLocalStorage, opened, found, idProgram);
}

/**
 * The results that the card was opened from, and its place in them; null if it was not opened from results. The tab
 * keeps them for a reload, and for going back. Links of earlier versions have them in the page's address.
 */
export function useBrowsedSearch(idProgram: number): BrowsedSearch | null {
  const location = useCurrent(useHost().location);
  const found = useMemo(
    () => (/^\/card\//i.test(location) ? (readBrowseAddress(location) ?? browsedSearch(idProgram)) : null),
    [location, idProgram],
  );
  useEffect(() => {
    if (found !== null) keep(ownSessionStorage, browsed, found, idProgram);
  }, [found, idProgram]);
  return found;
}
