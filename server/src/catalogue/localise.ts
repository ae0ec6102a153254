import type { Language } from '@airdex/shared-contracts/constants';

/** The text in a language; the English one if there is no translation. */
export function localise(language: Language, english: string, chinese: string | null): string;
export function localise(language: Language, english: string | null, chinese: string | null): string | null;
export function localise(language: Language, english: string | null, chinese: string | null): string | null {
  return language === 'ch' ? (chinese ?? english) : (english ?? null);
}
