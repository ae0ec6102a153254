import type { LanguageCode } from '../language/languages.ts';

/** A country with its own channels. */
export interface Market {
  readonly country: string;
  /** Languages of its channels, the main one first. */
  readonly languages: readonly LanguageCode[];
  readonly channels: number;
}

/** The table contains rough numbers of channels on air; the sample contains this fraction of them. */
const SCALE = 0.8;

/** Countries by the languages of their channels, each with the number of its channels. */
const TABLE: readonly (readonly [languages: string, countries: string])[] = [
  [
    'en',
    'US330 GB230 AU110 ZA60 IE40 NZ40 NG50 PH60 KE24 GH20 JM12 TT12 ZW12 ZM12 UG16 BW10 NA10 GM10 SL10 MW10 RW10',
  ],
  ['en', 'BB10 BS10 GY10 MT12 FJ10 PG10 LR10 TZ18 ET14 PK40 BD30 LK20'],
  ['en fr', 'CA150 MU10'],
  ['hi en', 'IN260 NP20'],
  ['zh', 'CN300'],
  ['zh-Hant', 'TW80 MO10'],
  ['zh-Hant en', 'HK50'],
  ['en zh', 'SG40'],
  ['ms en zh', 'MY60'],
  ['ms', 'BN10'],
  ['ja', 'JP190'],
  ['ko', 'KR150'],
  ['fr', 'FR200 SN16 CI18 CM16 CD16 GA10 ML12 BF10 BJ10 TG10 NE10 MG10 HT10 GN10 CG10 MC10 RE10'],
  ['fr de', 'LU12'],
  ['nl fr', 'BE80'],
  ['de fr it', 'CH60'],
  [
    'es',
    'ES160 MX140 AR110 CO70 CL60 PE60 VE40 EC30 UY25 BO20 PY20 CR20 PA20 DO25 GT20 HN16 SV16 NI14 CU12 PR20 GQ10',
  ],
  ['pt', 'BR180 PT70 AO16 MZ12 CV10'],
  ['de', 'DE210 AT60 LI10'],
  ['it', 'IT170 SM10'],
  ['nl', 'NL100 SR10'],
  ['sv', 'SE70'],
  ['da', 'DK60 GL10'],
  ['nb', 'NO60'],
  ['fi sv', 'FI60'],
  ['pl', 'PL120'],
  ['cs', 'CZ60'],
  ['sk', 'SK40'],
  ['hu', 'HU60'],
  ['ro', 'RO70 MD20'],
  ['bg', 'BG50'],
  ['hr', 'HR45 BA25 ME10'],
  ['sr', 'RS50'],
  ['el', 'GR70 CY20'],
  ['tr', 'TR120'],
  ['ru', 'RU170 BY25 KZ40 KG12 UZ20'],
  ['uk', 'UA70'],
  ['ar', 'EG70 SA60 LB25 JO20 IQ30 KW20 QA20 BH14 OM14 SY16 YE12 LY12 SD12 PS12 MR10'],
  ['ar en', 'AE60'],
  ['ar fr', 'MA30 TN25 DZ30'],
  ['he', 'IL50'],
  ['fa', 'IR50 AF16'],
  ['th', 'TH80 LA10'],
  ['vi', 'VN60'],
  ['id', 'ID90'],
];

export const MARKETS: readonly Market[] = TABLE.flatMap(([languages, countries]) =>
  countries.split(' ').map((entry) => ({
    country: entry.slice(0, 2),
    languages: languages.split(' ') as LanguageCode[],
    channels: Math.max(8, Math.round(Number(entry.slice(2)) * SCALE)),
  })),
);
