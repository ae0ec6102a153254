import { createInstance } from 'i18next';
import type { i18n as I18n, ResourceKey } from 'i18next';
import { LANGUAGES, languageTag } from '@airdex/shared-contracts/constants';
import type { Language } from '@airdex/shared-contracts/constants';
import { brandNames, DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import type { Branding } from '@airdex/shared-contracts/remote-contract';

/** A remote's texts, by language, with the keys that its components use. */
export type RemoteTexts = Readonly<Record<Language, ResourceKey>>;

/**
 * Creates the translator of a remote: a separate instance, so that remotes can't overwrite each other's texts, with one
 * namespace named after the remote. It is ready immediately, because the texts are part of the remote. Texts contain the
 * provider's names as `{{product}}`, `{{provider}}`, `{{contact}}` and `{{sister}}`.
 */
export function createTranslator(
  remote: string,
  texts: RemoteTexts,
  language: Language,
  branding: Branding = DEFAULT_BRANDING,
): I18n {
  const translator = createInstance();
  void translator.init({
    lng: languageTag(language),
    fallbackLng: languageTag('en'),
    resources: Object.fromEntries(LANGUAGES.map((it) => [languageTag(it), { [remote]: texts[it] }])),
    ns: [remote],
    defaultNS: remote,
    initAsync: false,
    // React escapes the values.
    interpolation: { escapeValue: false, defaultVariables: brandNames(branding) },
  });
  return translator;
}

/** Replaces the texts of a translator. Components that use them render again. */
export function replaceTexts(translator: I18n, remote: string, texts: RemoteTexts): void {
  for (const language of LANGUAGES) {
    const tag = languageTag(language);
    translator.removeResourceBundle(tag, remote);
    translator.addResourceBundle(tag, remote, texts[language]);
  }
  void translator.changeLanguage(translator.language);
}
