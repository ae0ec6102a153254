import type { SampleChannel } from '../channels/sample-channel.ts';
import type { GenreTraits } from '../genres/genre-traits.ts';
import type { LanguageCode } from '../language/languages.ts';
import { placeGroupOf } from '../language/places.ts';
import { sayTitle } from '../language/say-title.ts';
import type { TitleName, TitlePlan } from '../language/title-plan.ts';
import type { Random } from '../random.ts';
import type { Bilingual } from '../texts/bilingual.ts';
import { chooseTitle, drawPlace } from './choose-title.ts';

export interface LocalTitle {
  readonly local: string;
  readonly translated: Bilingual;
}

export function translated(plan: TitlePlan): Bilingual {
  return { en: sayTitle(plan, 'en'), zh: sayTitle(plan, 'zh') };
}

/** The title of an adapted or acquired version in its country. */
export function localTitle(
  original: TitlePlan,
  genre: GenreTraits,
  channel: SampleChannel,
  kind: 'adaptation' | 'acquisition',
  random: Random,
): LocalTitle {
  const { language } = channel;
  const plan = kind === 'adaptation' ? movedTo(language, original, random) : original;
  if (isBrand(plan)) return said({ ...plan, name: { kind: 'brand', brand: channel.name } }, language);
  const keepsEnglish = kind === 'adaptation' ? random.chance(0.3) : random.chance(0.12);
  if (keepsEnglish && usesLatinLetters(language)) {
    const title = sayTitle(plan, 'en');
    return kind === 'adaptation' && random.chance(0.5)
      ? withCountry(title, plan, channel)
      : { local: title, translated: translated(plan) };
  }
  return canBeSaid(plan, language)
    ? said(plan, language)
    : said(chooseTitle(genre, language, channel.name, random), language);
}

/** A version made elsewhere is set elsewhere: its title uses a local place name. */
function movedTo(language: LanguageCode, plan: TitlePlan, random: Random): TitlePlan {
  if (!('name' in plan) || plan.name.kind !== 'place' || placeGroupOf(language) === undefined) return plan;
  const name = drawPlace(language, random);
  return plan.kind === 'phrase' ? { ...plan, name, other: name } : { ...plan, name };
}

function said(plan: TitlePlan, language: LanguageCode): LocalTitle {
  return { local: sayTitle(plan, language), translated: translated(plan) };
}

function withCountry(title: string, plan: TitlePlan, { country, language }: SampleChannel): LocalTitle {
  const name = (locale: string): string => countryNames(locale).of(country) ?? country;
  const { en, zh } = translated(plan);
  return {
    local: `${title} ${name(language)}`,
    translated: { en: `${en} ${name('en')}`, zh: `${zh}${name('zh-Hans')}版` },
  };
}

const NAMES = new Map<string, Intl.DisplayNames>();
function countryNames(locale: string): Intl.DisplayNames {
  const known = NAMES.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  NAMES.set(locale, known);
  return known;
}

/** Sayings exist in English and Chinese only; a foreign place name is readable only in Latin script. */
function canBeSaid(plan: TitlePlan, language: LanguageCode): boolean {
  if (plan.kind === 'saying') return language === 'en' || language.startsWith('zh');
  if (plan.kind === 'quality' || plan.name.kind !== 'place') return true;
  return usesLatinLetters(language) || language.startsWith('zh');
}

function isBrand(plan: TitlePlan): plan is Extract<TitlePlan, { name: TitleName }> {
  return 'name' in plan && plan.name.kind === 'brand';
}

const OTHER_LETTERS: readonly LanguageCode[] = [
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'el',
  'ru',
  'uk',
  'bg',
  'ar',
  'he',
  'fa',
  'hi',
  'th',
];
export function usesLatinLetters(language: LanguageCode): boolean {
  return !OTHER_LETTERS.includes(language);
}
