import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import { COUNTRY_CODES } from './country-codes.ts';

export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly name: string;
}

function namesIn(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames([tag], { type: 'region', style: tag === 'en' ? 'long' : 'short' });
  return (code) => names.of(code) ?? code;
}

/** All countries by name, in a language and its order. */
export function countriesIn(language: Language): Country[] {
  const tag = languageTag(language);
  const nameOf = namesIn(tag);
  const { compare } = new Intl.Collator(tag);
  return COUNTRY_CODES.map((code) => ({ code, name: nameOf(code) })).sort((one, other) =>
    compare(one.name, other.name),
  );
}

/** The English name of a country, for the provider's staff; another name as it is. */
export function englishNameOf(name: string): string {
  const country = countriesIn('ch').find((each) => each.name === name.trim());
  return country === undefined ? name : namesIn('en')(country.code);
}
