import type { Language } from '@airdex/shared-contracts/constants';
import { IMPORT_TEXTS } from './import-texts.ts';

/** The text in a language; the English one if there is no translation, or an empty one. */
export function localise(language: Language, english: string, chinese: string | null): string;
export function localise(language: Language, english: string | null, chinese: string | null): string | null;
export function localise(language: Language, english: string | null, chinese: string | null): string | null {
  return language === 'ch' && chinese !== null && chinese !== '' ? chinese : english;
}

const IMPORTED_IN_CHINESE = new Map<string, string>(
  Object.values(IMPORT_TEXTS).map(({ en, zh }) => [en, zh]),
);

/** A text without a stored translation: translated if the importer wrote it itself, else as the source gives it. */
export function localiseImported(language: Language, text: string): string;
export function localiseImported(language: Language, text: string | null): string | null;
export function localiseImported(language: Language, text: string | null): string | null {
  return localise(language, text, IMPORTED_IN_CHINESE.get(text ?? '') ?? null);
}
