import type { i18n } from 'i18next';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';

/** Applies the language to the document, the texts and the bus, in this order: it is applied when listeners are called. */
export function applyLanguage(language: ReadonlyState<Language>, texts: i18n, bus: EventBus): void {
  language.changes.subscribe((next) => {
    document.documentElement.lang = languageTag(next);
    void texts.changeLanguage(next);
    bus.raise('languageChange', { language: next });
  });
}
