import type { i18n } from 'i18next';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';

/** Applies the language to the document and the texts, and then raises the event, so that listeners see it applied. */
export function applyLanguage(language: ReadonlyState<Language>, texts: i18n, bus: EventBus): void {
  language.changes.subscribe((next) => {
    document.documentElement.lang = languageTag(next);
    void texts.changeLanguage(next);
    bus.raise('languageChange', { language: next });
  });
}
