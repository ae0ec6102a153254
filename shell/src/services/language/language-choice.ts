import { LOCAL_STORAGE_KEYS, languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import type { CurrentValue } from '../../lib/current/current-value.ts';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** The language of the page, kept in local storage: 'ch', or anything else for English. */
export function createLanguageChoice(storage: BrowserStorage): CurrentValue<Language> {
  return storedValue<Language>(storage, {
    key: LOCAL_STORAGE_KEYS.language,
    parse: languageFromStorage,
    format: (language) => language,
  });
}

/** True if a language was chosen in this browser. */
export function isLanguageChosen(storage: BrowserStorage): boolean {
  return storage.read(LOCAL_STORAGE_KEYS.language) !== null;
}
