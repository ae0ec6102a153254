import {
  NO_COUNTRY_ID,
  NO_FREQUENCY_ID,
  platformOfCard,
  PLATFORMS,
  type Language,
} from '@airdex/shared-contracts/constants';

type Names = ReadonlyMap<number, Readonly<Record<Language, string>>>;

/** Names of the options that are fixed by the product and not in the catalogue. */
export const PLATFORM_NAMES: Names = new Map([
  [PLATFORMS.tv, { en: 'TV', ch: '电视' }],
  [PLATFORMS.online, { en: 'Online', ch: '网络' }],
]);
export const NO_COUNTRY_NAMES: Names = new Map([
  [NO_COUNTRY_ID, { en: 'Unknown country', ch: '未知国家/地区' }],
]);
export const NO_FREQUENCY_NAMES: Names = new Map([
  [NO_FREQUENCY_ID, { en: 'No frequency', ch: '无播出频率' }],
]);
const NO_NAMES: Names = new Map();

/** The name of a programme's platform as in the facet; null if unknown. */
export function platformName(id: number | null, language: Language): string | null {
  const platform = platformOfCard(id);
  return platform === null ? null : (PLATFORM_NAMES.get(PLATFORMS[platform])?.[language] ?? null);
}

interface Option {
  readonly id: number;
  readonly name: string | null;
  readonly count: number;
}

/** An option with its localised name. */
export function namedOption(
  option: Option,
  language: Language,
  names: Names = NO_NAMES,
): { id: number; name: string; count: number } {
  return {
    id: option.id,
    name: option.name ?? names.get(option.id)?.[language] ?? String(option.id),
    count: option.count,
  };
}
