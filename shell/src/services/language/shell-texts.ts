import { createInstance, type i18n } from 'i18next';
import type { Language } from '@airdex/shared-contracts/constants';
import { brandNames, DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import { type Branding } from '@airdex/shared-contracts/remote-contract';
import { en } from './texts/en.ts';
import { ch } from './texts/zh.ts';

/** The i18next namespace of the shell's texts. Every remote has its own instance with its own namespace. */
export const SHELL_NAMESPACE = 'shell';

/** The texts of the shell in both languages. They are part of the shell's script, so a switch is immediate. */
export function createShellTexts(language: Language, branding: Branding = DEFAULT_BRANDING): i18n {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: ['en', 'ch'],
    ns: [SHELL_NAMESPACE],
    defaultNS: SHELL_NAMESPACE,
    resources: { en: { [SHELL_NAMESPACE]: en }, ch: { [SHELL_NAMESPACE]: ch } },
    // React escapes the values.
    interpolation: { escapeValue: false, defaultVariables: brandNames(branding) },
    initAsync: false,
  });
  return texts;
}
