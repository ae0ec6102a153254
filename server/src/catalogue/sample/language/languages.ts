import { parseLanguage, type Language } from './language.ts';
import { ARABIC, HEBREW, HINDI, INDONESIAN, MALAY, PERSIAN, THAI, VIETNAMESE } from './words-asian.ts';
import { BULGARIAN, RUSSIAN, UKRAINIAN } from './words-cyrillic.ts';
import { CHINESE, JAPANESE, KOREAN } from './words-east-asian.ts';
import { FINNISH, GREEK, HUNGARIAN, TURKISH } from './words-european.ts';
import { DANISH, DUTCH, ENGLISH, GERMAN, NORWEGIAN, SWEDISH } from './words-germanic.ts';
import { FRENCH, ITALIAN, PORTUGUESE, ROMANIAN, SPANISH } from './words-romance.ts';
import { CROATIAN, CZECH, POLISH, SERBIAN, SLOVAK } from './words-slavic.ts';

const CHINESE_WORDS = parseLanguage(CHINESE);

/** The languages of sample titles by BCP 47 code. `zh-Hant` has the words of `zh`; its characters differ. */
export const LANGUAGES = {
  en: parseLanguage(ENGLISH),
  zh: CHINESE_WORDS,
  'zh-Hant': CHINESE_WORDS,
  ja: parseLanguage(JAPANESE),
  ko: parseLanguage(KOREAN),
  fr: parseLanguage(FRENCH),
  es: parseLanguage(SPANISH),
  pt: parseLanguage(PORTUGUESE),
  it: parseLanguage(ITALIAN),
  ro: parseLanguage(ROMANIAN),
  de: parseLanguage(GERMAN),
  nl: parseLanguage(DUTCH),
  sv: parseLanguage(SWEDISH),
  da: parseLanguage(DANISH),
  nb: parseLanguage(NORWEGIAN),
  fi: parseLanguage(FINNISH),
  hu: parseLanguage(HUNGARIAN),
  el: parseLanguage(GREEK),
  tr: parseLanguage(TURKISH),
  pl: parseLanguage(POLISH),
  cs: parseLanguage(CZECH),
  sk: parseLanguage(SLOVAK),
  hr: parseLanguage(CROATIAN),
  sr: parseLanguage(SERBIAN),
  bg: parseLanguage(BULGARIAN),
  ru: parseLanguage(RUSSIAN),
  uk: parseLanguage(UKRAINIAN),
  ar: parseLanguage(ARABIC),
  he: parseLanguage(HEBREW),
  fa: parseLanguage(PERSIAN),
  hi: parseLanguage(HINDI),
  th: parseLanguage(THAI),
  vi: parseLanguage(VIETNAMESE),
  id: parseLanguage(INDONESIAN),
  ms: parseLanguage(MALAY),
} as const satisfies Readonly<Record<string, Language>>;
export type LanguageCode = keyof typeof LANGUAGES;
