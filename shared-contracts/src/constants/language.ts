/** The two languages, by the value kept in local storage. */
export const LANGUAGES = ['en', 'ch'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The API's id of Chinese; English has none. */
export const CHINESE_LANGUAGE_ID = 1;
export type LanguageId = typeof CHINESE_LANGUAGE_ID | null;

/** Language of a stored value: 'ch' is Chinese, anything else English. */
export function languageFromStorage(stored: string | null): Language {
  return stored === 'ch' ? 'ch' : 'en';
}

export function languageId(language: Language): LanguageId {
  return language === 'ch' ? CHINESE_LANGUAGE_ID : null;
}

/** Language of a `LanguageId` header: '1' is Chinese, anything else English. */
export function languageFromHeader(header: string | undefined): Language {
  return header?.trim() === String(CHINESE_LANGUAGE_ID) ? 'ch' : 'en';
}

/** BCP 47 tag for the document, dates and names. */
export function languageTag(language: Language): 'en' | 'zh-CN' {
  return language === 'ch' ? 'zh-CN' : 'en';
}
