import { OVERRIDE_PARAMETER, PAGE_OVERRIDES_ELEMENT_ID } from '@airdex/shared-contracts/overrides';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';

/** Key in the tab's session storage with overrides that are requested again once a developer has signed in. */
export const WAITING_KEY = 'waiting-overrides';

/**
 * Whether this page may have overrides: its address requests some, the tab has some, or the server granted some. Other
 * pages do not load the code for overrides.
 */
export function mayHaveOverrides(tab: BrowserStorage): boolean {
  const pageOverrides = document.getElementById(PAGE_OVERRIDES_ELEMENT_ID)?.textContent ?? '';
  return (
    new URLSearchParams(window.location.search).has(OVERRIDE_PARAMETER) ||
    [SESSION_STORAGE_KEYS.remoteOverrides, WAITING_KEY].some((key) => tab.read(key) !== null) ||
    pageOverrides.includes('"granted":["')
  );
}
