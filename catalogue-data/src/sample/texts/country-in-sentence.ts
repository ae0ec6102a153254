import { countryName } from '../../reference/countries.ts';
import type { Bilingual } from './bilingual.ts';

/** Countries that take an article in English. */
const WITH_ARTICLE = new Set(['US', 'GB', 'NL', 'AE', 'PH', 'DO', 'BS', 'GM', 'PS']);

const KNOWN = new Map<string, Bilingual>();

/** A country's name inside a sentence: "the Netherlands", "Japan". */
export function countryInSentence(code: string): Bilingual {
  const known = KNOWN.get(code);
  if (known) return known;
  const { nameEn, nameZh } = countryName(code);
  const name = { en: WITH_ARTICLE.has(code) ? `the ${nameEn}` : nameEn, zh: nameZh };
  KNOWN.set(code, name);
  return name;
}
