import type { i18n } from 'i18next';
import type { Language } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { headerRecap, storedHeader, storeHeaderRecap } from './header-recap.ts';
import { createHeaderSearch, type HeaderSearch } from './header-search.ts';

export interface HeaderStateOptions {
  readonly bus: EventBus;
  readonly language: ReadonlyState<Language>;
  readonly location: ReadonlyState<string>;
  readonly isCovered: () => boolean;
  readonly texts: i18n;
  /** Storage of the tab. */
  readonly storage: BrowserStorage;
}

/** The header's search with its recap in the language of the page, kept for the tab. */
export function createHeaderState({ texts, storage, ...page }: HeaderStateOptions): HeaderSearch {
  return createHeaderSearch({
    ...page,
    initial: storedHeader(storage),
    onApplied(header) {
      const entries = headerRecap(header, (title) => texts.t(`titles.${title}`));
      storeHeaderRecap(storage, entries);
      return entries;
    },
  });
}
