/**
 * ISO 3166-1 alpha-2 codes, and XK, which ISO leaves to users and which broadcasters and CLDR use for Kosovo. Names
 * come from Node's ICU data, in both languages and with the same spelling everywhere.
 */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
// The long names of some regions are official ones, such as 中国香港特别行政区.
const CHINESE = new Intl.DisplayNames('zh-Hans', { type: 'region', style: 'short' });

export interface CountryName {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
}

/** A country's names by its code. For a code that ICU does not know, the code is the name. */
export function countryName(code: string): CountryName {
  return { code, nameEn: ENGLISH.of(code) ?? code, nameZh: CHINESE.of(code) ?? code };
}
