import type { OwnStorage } from '@airdex/mfe-kit/storage';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { ResultsView } from '@airdex/shared-contracts/search-filter';

export type { ResultsView };

/**
 * The view that the user chose last; thumbnails if there is none or storage can't be read.
 * @param open returns the storage, which may also throw
 */
export function storedView(open: () => Pick<OwnStorage, 'getItem'>): ResultsView {
  try {
    return open().getItem(LOCAL_STORAGE_KEYS.resultsView) === 'list' ? 'list' : 'thumbs';
  } catch {
    return 'thumbs';
  }
}

/** Stores the chosen view. If storage is full or forbidden, it is not remembered. */
export function storeView(open: () => Pick<OwnStorage, 'setItem'>, view: ResultsView): void {
  try {
    open().setItem(LOCAL_STORAGE_KEYS.resultsView, view);
  } catch {
    // The view still changes; it is only not remembered.
  }
}

/** The view that is shown: tablets and phones have no table. */
export function shownView(chosen: ResultsView, { isTablet }: { readonly isTablet: boolean }): ResultsView {
  return isTablet ? 'thumbs' : chosen;
}
