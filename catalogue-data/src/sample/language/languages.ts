import { parseLanguage, type Language } from './language.ts';
import { MORE_FRAMES } from './more-frames.ts';
import { ARABIC, HEBREW, HINDI, INDONESIAN, MALAY, PERSIAN, THAI, VIETNAMESE } from './words-asian.ts';
import { BULGARIAN, RUSSIAN, UKRAINIAN } from './words-cyrillic.ts';
import { CHINESE, JAPANESE, KOREAN } from './words-east-asian.ts';
import { FINNISH, GREEK, HUNGARIAN, TURKISH } from './words-european.ts';
import { DANISH, DUTCH, ENGLISH, GERMAN, NORWEGIAN, SWEDISH } from './words-germanic.ts';
import { FRENCH, ITALIAN, PORTUGUESE, ROMANIAN, SPANISH } from './words-romance.ts';
import { CROATIAN, CZECH, POLISH, SERBIAN, SLOVAK } from './words-slavic.ts';

const CHINESE_WORDS = parseLanguage(CHINESE, MORE_FRAMES.zh);

/** The languages of sample titles by BCP 47 code. `zh-Hant` uses the words of `zh` in traditional characters. */
export const LANGUAGES = {
  en: parseLanguage(ENGLISH, MORE_FRAMES.en),
  zh: CHINESE_WORDS,
  'zh-Hant': CHINESE_WORDS,
  ja: parseLanguage(JAPANESE, MORE_FRAMES.ja),
  ko: parseLanguage(KOREAN, MORE_FRAMES.ko),
  fr: parseLanguage(FRENCH, MORE_FRAMES.fr),
  es: parseLanguage(SPANISH, MORE_FRAMES.es),
  pt: parseLanguage(PORTUGUESE, MORE_FRAMES.pt),
  it: parseLanguage(ITALIAN, MORE_FRAMES.it),
  ro: parseLanguage(ROMANIAN, MORE_FRAMES.ro),
  de: parseLanguage(GERMAN, MORE_FRAMES.de),
  nl: parseLanguage(DUTCH, MORE_FRAMES.nl),
  sv: parseLanguage(SWEDISH, MORE_FRAMES.sv),
  da: parseLanguage(DANISH, MORE_FRAMES.da),
  nb: parseLanguage(NORWEGIAN, MORE_FRAMES.nb),
  fi: parseLanguage(FINNISH, MORE_FRAMES.fi),
  hu: parseLanguage(HUNGARIAN, MORE_FRAMES.hu),
  el: parseLanguage(GREEK, MORE_FRAMES.el),
  tr: parseLanguage(TURKISH, MORE_FRAMES.tr),
  pl: parseLanguage(POLISH, MORE_FRAMES.pl),
  cs: parseLanguage(CZECH, MORE_FRAMES.cs),
  sk: parseLanguage(SLOVAK, MORE_FRAMES.sk),
  hr: parseLanguage(CROATIAN, MORE_FRAMES.hr),
  sr: parseLanguage(SERBIAN, MORE_FRAMES.sr),
  bg: parseLanguage(BULGARIAN, MORE_FRAMES.bg),
  ru: parseLanguage(RUSSIAN, MORE_FRAMES.ru),
  uk: parseLanguage(UKRAINIAN, MORE_FRAMES.uk),
  ar: parseLanguage(ARABIC, MORE_FRAMES.ar),
  he: parseLanguage(HEBREW, MORE_FRAMES.he),
  fa: parseLanguage(PERSIAN, MORE_FRAMES.fa),
  hi: parseLanguage(HINDI, MORE_FRAMES.hi),
  th: parseLanguage(THAI, MORE_FRAMES.th),
  vi: parseLanguage(VIETNAMESE, MORE_FRAMES.vi),
  id: parseLanguage(INDONESIAN, MORE_FRAMES.id),
  ms: parseLanguage(MALAY, MORE_FRAMES.ms),
} as const satisfies Readonly<Record<string, Language>>;
export type LanguageCode = keyof typeof LANGUAGES;
