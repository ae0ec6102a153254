import { LANGUAGES, languageTag, type Language } from '@airdex/shared-contracts/constants';
import { sharedInt32 } from '../data/shared-arrays.ts';

const collators: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator(languageTag('en')),
  ch: new Intl.Collator(languageTag('ch')),
};

/** The distinct names in the order of a language. */
function sortNames(names: string[], language: Language): string[] {
  return names.sort(collators[language].compare);
}

/**
 * Rank of each name in the order of a language, from 1; names that the language does not distinguish share
 * one. 0 for null and blank names.
 */
export function rankNames(names: readonly (string | null)[], language: Language): Int32Array {
  const { compare } = collators[language];
  const different = sortNames(
    [...new Set(names.filter((name) => name !== null && name.trim() !== ''))] as string[],
    language,
  );
  const places = new Map<string, number>();
  let place = 0;
  let before: string | undefined;
  for (const name of different) {
    if (before === undefined || compare(before, name) !== 0) place += 1;
    places.set(name, place);
    before = name;
  }
  const ranks = sharedInt32(names.length);
  names.forEach((name, i) => {
    ranks[i] = (name === null ? undefined : places.get(name)) ?? 0;
  });
  return ranks;
}

/** One value per language. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}
