import { OVERRIDE_PARAMETER, PAGE_OVERRIDES_ELEMENT_ID } from '@airdex/shared-contracts/overrides';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';

/**
 * Whether this page may have overrides: its address requests some, the tab has some, or the server granted some. Other
 * pages do not load the code for overrides.
 */
export function mayHaveOverrides(tab: BrowserStorage): boolean {
  const pageOverrides = document.getElementById(PAGE_OVERRIDES_ELEMENT_ID)?.textContent ?? '';
  return (
    new URLSearchParams(window.location.search).has(OVERRIDE_PARAMETER) ||
    tab.read(SESSION_STORAGE_KEYS.remoteOverrides) !== null ||
    tab.read(SESSION_STORAGE_KEYS.waitingOverrides) !== null ||
    pageOverrides.includes('"granted":["')
  );
}
