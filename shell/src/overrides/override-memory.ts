import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { formatOverrides, OVERRIDES_KEY, parseOverrides } from '@airdex/shared-contracts/overrides';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';

const TAB_KEY = SESSION_STORAGE_KEYS.remoteOverrides;
const WAITING_KEY = SESSION_STORAGE_KEYS.waitingOverrides;
/** Set while the page reloads because of overrides, so that it reloads only once. */
const RELOADED_KEY = 'airdex-overrides-reloaded';

/** The overrides of a tab: in its session storage, and for the server in a session cookie. */
export interface OverrideMemory {
  readonly stored: () => readonly RemoteOverride[];
  readonly keep: (overrides: readonly RemoteOverride[]) => void;
  /** Overrides that are requested again once a developer has signed in. */
  readonly waiting: () => readonly RemoteOverride[];
  readonly wait: (overrides: readonly RemoteOverride[]) => void;
  readonly hasReloaded: () => boolean;
  readonly noteReload: (isReloading: boolean) => void;
}

function writeCookie(value: string): void {
  const parts = [`${OVERRIDES_KEY}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Strict'];
  if (value === '') parts.push('Max-Age=0');
  if (window.location.protocol === 'https:') parts.push('Secure');
  document.cookie = parts.join('; ');
}

export function createOverrideMemory(tab: BrowserStorage): OverrideMemory {
  return {
    stored: () => parseOverrides(tab.read(TAB_KEY)),
    keep(overrides) {
      const text = formatOverrides(overrides);
      tab.write(TAB_KEY, text || null);
      writeCookie(text);
    },
    waiting: () => parseOverrides(tab.read(WAITING_KEY)),
    wait: (overrides) => tab.write(WAITING_KEY, formatOverrides(overrides) || null),
    hasReloaded: () => tab.read(RELOADED_KEY) !== null,
    noteReload: (isReloading) => tab.write(RELOADED_KEY, isReloading ? 'yes' : null),
  };
}
