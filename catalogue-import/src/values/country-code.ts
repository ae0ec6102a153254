import { COUNTRY_CODES, countryName } from '@airdex/catalogue-data/reference';
import { cellText } from './cell-text.ts';
import { foldedName } from './folded-name.ts';

export interface CountryReading {
  readonly code: string;
  /** Whether the source wrote it differently from its ISO code. */
  readonly repaired: boolean;
}

/** Codes in use that ISO assigns to something else or not at all. */
const OTHER_CODES: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);

/**
 * Names that differ from ICU's. Former states are absent on purpose: they do not map to a single country of
 * today.
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'united states of america': 'US',
    usa: 'US',
    'u s a': 'US',
    'great britain': 'GB',
    england: 'GB',
    turkey: 'TR',
    'czech republic': 'CZ',
    'hong kong': 'HK',
    macau: 'MO',
    macao: 'MO',
    'russian federation': 'RU',
    'republic of korea': 'KR',
    'ivory coast': 'CI',
    bosnia: 'BA',
    مصر: 'EG',
  }),
);

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);
const NAMES: ReadonlyMap<string, string> = new Map([
  ...OTHER_NAMES,
  ...COUNTRY_CODES.flatMap((code) => {
    const { nameEn, nameZh } = countryName(code);
    return [nameEn, nameZh].map((name) => [foldedName(name), code] as const);
  }),
]);

/** Reads an ISO code, a code such as "UK", or a country's English or Chinese name; null for anything else. */
export function countryCode(text: string | null | undefined): CountryReading | null {
  const written = cellText(text);
  if (written === null) return null;
  const upper = written.toUpperCase();
  if (CODES.has(upper)) return { code: upper, repaired: upper !== written };
  const code = OTHER_CODES.get(upper) ?? NAMES.get(foldedName(written));
  return code === undefined ? null : { code, repaired: true };
}
