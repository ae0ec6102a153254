import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { CurrentValue } from '../../lib/current/current-value.ts';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
/** 'system' follows the operating system, also while the page is open. */
export type Theme = (typeof THEMES)[number];

/** The theme of a stored value; 'system' for unknown values. */
function themeFromStorage(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Marks the document; without a mark the style sheets follow the system. `initial-frame/choose-theme.js` does the same. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The theme that the user chose, kept in local storage and applied to the document. */
export function createThemeChoice(storage: BrowserStorage): CurrentValue<Theme> {
  const theme = storedValue<Theme>(storage, {
    key: LOCAL_STORAGE_KEYS.theme,
    parse: themeFromStorage,
    format: (value) => (value === 'system' ? null : value),
  });
  theme.changes.subscribe(applyTheme);
  return theme;
}
