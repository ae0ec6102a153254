import { useEffect, useMemo } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { ownLocalStorage, ownSessionStorage } from '@airdex/mfe-kit/storage';
import { KEPT_CARDS_KEYS } from '@airdex/shared-contracts/constants';
import {
  browseAddresses,
  keepCard,
  keptCard,
  openedCardKey,
  readBrowseAddress,
  type BrowsedSearch,
} from '@airdex/shared-contracts/search-filter';

const { opened, browsed } = KEPT_CARDS_KEYS;
/** How long after its link was used a card may open: tabs in the background start late. */
const OPENED_MS = 10 * 60_000;

/** Without storage, cards have no links to their neighbours. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The search stored for an entry of the tab's history, or else the one that a link has stored for the card. */
const storedSearch = (entry: string, card: string) =>
  attempt(
    () =>
      keptCard(ownSessionStorage().getItem(browsed), entry) ??
      keptCard(ownLocalStorage().getItem(opened), card, Date.now() - OPENED_MS),
  );

/** Stores the results for a card that a link is about to open, in this tab or another. */
export function leaveForCard(
  { search, place }: BrowsedSearch,
  idProgram: number,
  idUser: number | undefined,
): void {
  attempt(() => {
    const address = browseAddresses(search)(idProgram, place);
    const storage = ownLocalStorage();
    storage.setItem(opened, keepCard(storage.getItem(opened), openedCardKey(idProgram, idUser), address));
  });
}

/**
 * The results that the page's card was opened from, and its place in them; null if it was not opened from results. The
 * entry of the tab's history keeps them for a reload, and for going back. Links of earlier versions have them in the
 * page's address.
 */
export function useBrowsedSearch(): BrowsedSearch | null {
  const { historyEntry, location, session } = useHost();
  const idUser = useCurrent(session)?.IdUser;
  const entry = `${useCurrent(historyEntry)}-of-${idUser ?? 'nobody'}`;
  const address = useCurrent(location);
  const idProgram = Number(/^\/card\/(\d+)/i.exec(address)?.[1]);
  const found = useMemo(
    () =>
      Number.isNaN(idProgram)
        ? null
        : (readBrowseAddress(address) ?? storedSearch(entry, openedCardKey(idProgram, idUser))),
    [address, entry, idProgram, idUser],
  );
  useEffect(() => {
    if (found === null) return;
    attempt(() => {
      const kept = browseAddresses(found.search)(idProgram, found.place);
      const tab = ownSessionStorage();
      tab.setItem(browsed, keepCard(tab.getItem(browsed), entry, kept));
      // From here on, only this entry has it.
      const browser = ownLocalStorage();
      const key = openedCardKey(idProgram, idUser);
      browser.setItem(opened, keepCard(browser.getItem(opened), key, null));
    });
  }, [found, entry, idProgram, idUser]);
  return found;
}
