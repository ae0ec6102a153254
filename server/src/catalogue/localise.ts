import type { Language } from '@airdex/shared-contracts/constants';

/** The text in a language; the English one if there is no translation, or an empty one. */
export function localise(language: Language, english: string, chinese: string | null): string;
export function localise(language: Language, english: string | null, chinese: string | null): string | null;
export function localise(language: Language, english: string | null, chinese: string | null): string | null {
  return language === 'ch' && chinese !== null && chinese !== '' ? chinese : english;
}
