import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/** What a tab keeps of its user's work, besides the state that is kept for each user separately. */
const KEPT = ['headerRecap', 'searchNames', 'advancedPanelVisible'] as const;

/**
 * Notes whose state the tab has, and removes that of another user, who may have left it in a tab that the browser
 * restores. Returns whether it did.
 * @param tab storage of the tab
 */
export function takeTab(tab: BrowserStorage, idUser: number): boolean {
  const before = tab.read(SESSION_STORAGE_KEYS.tabUser);
  const isOthers = before !== null && before !== String(idUser);
  if (isOthers) for (const name of KEPT) tab.write(SESSION_STORAGE_KEYS[name], null);
  tab.write(SESSION_STORAGE_KEYS.tabUser, String(idUser));
  return isOthers;
}
